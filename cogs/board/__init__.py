"""The board message: how a table is worded, drawn and sent."""
