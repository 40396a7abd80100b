# Answers to a click or a command that could not be carried out, in any feature.

handling-incident = Przepraszam, coś poszło nie tak i to moja wina, nie twoja. Twoja partia jest bezpieczna. Spróbuj jeszcze raz; jeśli to się powtórzy, zgłoś numer **{ $number }**.
handling-answer-lost = Discord nie przyjął mojej odpowiedzi. Zerknij na planszę: jeśli widać tam twój wybór, wszystko gra; jeśli nie, spróbuj jeszcze raz.
handling-restarting = Uruchamiam się ponownie. Nic nie ginie; naciśnij jeszcze raz za minutę.
handling-too-busy = Rysuję teraz dużo dla tego serwera. Nic nie ginie; spróbuj za kilka sekund.
handling-slow-down = Trochę za szybko jak dla mnie. Naciśnij jeszcze raz za chwilę.
handling-unknown-button = Ten przycisk jest nieaktualny. `/board` pokaże planszę ze świeżymi.
handling-commands-changed = Moje komendy właśnie się zmieniły. Spróbuj jeszcze raz za minutę.
handling-form-kept = Twoje wpisy są zachowane. Otwórz formularz ponownie, aby je poprawić.
handling-bad-value = Nie mogę użyć tej wartości. Wybierz ją z listy.
