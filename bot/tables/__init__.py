"""Tables: matches being played in channels. The only code that changes one."""
