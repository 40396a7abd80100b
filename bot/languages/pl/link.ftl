# The link that shows a match outside of Discord.

link-press = Link…
link-press-make = Utwórz link
link-press-open = Otwórz stronę
link-press-withdraw = Wycofaj link
link-none = { $state ->
        [withdrawn] 🔗 **Link został wycofany.** Nie prowadzi już donikąd, także u osób, które mają tę stronę otwartą.
       *[none] 🔗 **Link do tej partii**
    }
    Kto ma link, widzi na stronie internetowej planszę, czyja jest kolej, co się wydarzyło i nicki przy stole; nigdy tego, co jest tylko twoje, na przykład planów czy podpowiedzi. Możesz go wycofać w każdej chwili.
link-shown = 🔗 **Kto ma ten link, może oglądać partię:** <{ $address }>
    Widzi to, co wszyscy przy stole, także nicki. Każda osoba przy stole może tu zobaczyć ten link i go wycofać.
link-news = 🔗 **{ $name }** tworzy link, który pokazuje tę partię poza Discordem. Każda osoba przy stole może go zobaczyć i wycofać: `/table link`.
command-table-link = link
command-table-link-about = Link, który pokazuje tę partię poza Discordem: utwórz, zobacz, wycofaj
refusal-links_off = Stron internetowych partii tu nie ma: nie są włączone.
