# The playground.

house-playground-topic = Everything here happens on your own machine.
house-playground-you = { $name } (you)
house-playground-open = The playground is open. It runs on this machine only; no account and no token are needed.
house-playground-how =
    The address is the key to the page: whoever has it can play. Choose a person at the top of the page,
    then press a button below the welcome, or type / for the commands. Ctrl-C ends it.

# The greeting in its channel.

house-greeting-title = Welcome to Olympus
house-greeting-begin =
    {""}**One click begins:** press a button below. A match alone starts at once; in a lobby, join as other people (switch with *Viewing as*), or add computer players, then press *Start*.

    {""}**By command:** type `/play` into the message field, pick one of the list, press Enter, then click the arrow at the right.
house-greeting-goes-on = {""}**A match goes on here.** `/board` shows it for whoever you are viewing as, with their choices; `/games` lists all matches.
house-greeting-more =
    `/help` is a short tour, `/rules` explains the game, `/card` shows any card, `/mine` your own seat.

    `/preferences` changes the language for the person you are: English or Deutsch.
