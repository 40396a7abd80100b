# The playground and the command line.

house-playground-topic = Everything here happens on your own machine.
house-playground-open = The playground is open. It runs on this machine only; no account and no token are needed.
house-playground-how =
    The address is the key to the page: whoever has it can play. Choose a person at the top of the page,
    type / into the message field and take /play solo. Ctrl-C ends it.

house-greeting-title = Welcome to Olympus
house-greeting-begin =
    {""}**Alone against Hades:** type `/play solo` into the message field, press Enter, then click the arrow at the right. The match starts at once.

    {""}**With others:** type `/play hercules`. Join as other people (switch with *Viewing as*), or add computer players, then press *Start*.
house-greeting-goes-on = {""}**A match goes on here.** `/board` shows it to the person you are, with the choices they have; `/games` lists all matches.
house-greeting-more =
    `/help` is a short tour, `/rules` explains the game, `/card` shows any card, `/mine` your own seat.

    `/preferences language` changes the language for the person you are: English or Deutsch.
