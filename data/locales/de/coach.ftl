not-now = Das kann ich gerade nicht durchdenken. Versuch es gleich noch einmal.
