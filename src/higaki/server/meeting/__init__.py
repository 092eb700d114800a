"""How people find each other: seeks, who is here, the front page's list of tables, those one has played with."""
