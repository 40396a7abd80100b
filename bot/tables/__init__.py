"""Tables: matches that people play in channels. Only this package changes them."""
