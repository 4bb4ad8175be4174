"""What is kept: schema, migrations, queries. Plain values in and out; knows no rule and no Discord."""
