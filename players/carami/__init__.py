"""The mind of Carami: a search on plain numbers with a learned evaluation."""
