# The tutorials: a scripted match of each game, in steps with one aim each. The words of the steps stand with the games.

tutorial-title = 🎓 { $game } · krok { $step } z { $steps } · { $title }
tutorial-aim = **👉 { $aim }**
tutorial-press = Poznaj: { $game }
tutorial-next = Dalej
tutorial-skip = Zrób to za mnie
tutorial-others = Inne możliwości…
tutorial-leave = Zakończ tutaj
tutorial-go-on = Kontynuuj samouczek
tutorial-once-more = Od początku
tutorial-puzzle = Spróbuj zagadki
tutorial-which =
    ### 🎓 Samouczki
    Pierwsza partia, krok po kroku. Widzisz ją tylko ty i nic się nie liczy. Przerwij, kiedy chcesz; `/tutorial` wraca do tego samego miejsca.

# A choice that is allowed, but not the one that the step is about.

tutorial-other = Twój wybór: **{ $chosen }**. Tak też wolno, ale tu lepiej: **{ $advised }**.
tutorial-take = Weź lepszy
tutorial-choose-again = Wybierz jeszcze raz
tutorial-freely = Graj dalej po swojemu

# After a tutorial.

tutorial-finished =
    ### 🎓 { $game }: umiesz już grać!
    Wszystko, co daje tura, masz wypróbowane. Pora na prawdziwą partię?
tutorial-left =
    ### 🎓 { $game }
    `/tutorial` wraca do tego samego miejsca. Albo zacznij prawdziwą partię:

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-tutorial = samouczek
command-tutorial-about = Poznaj grę, grając w nią kilka minut; widzisz to tylko ty
command-tutorial-game = gra
command-tutorial-game-about = Gra, którą chcesz poznać
