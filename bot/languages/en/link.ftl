# The link that shows a match outside of Discord.

link-press = Link…
link-press-make = Make a link
link-press-open = Open the page
link-press-withdraw = Withdraw the link
link-none = { $state ->
        [withdrawn] 🔗 **The link is withdrawn.** It leads nowhere now, and neither does it for those who have the page open.
       *[none] 🔗 **A link to this match**
    }
    Anyone who has the link sees the board, whose turn it is, what happened and the names at the table, on a web page; never what you alone may see, such as your plans or hints. You can withdraw it at any time.
link-shown = 🔗 **Whoever has this link can watch the match:** <{ $address }>
    They see what everyone at the table sees, the names too. Everyone at the table can read this link here, and withdraw it.
link-news = 🔗 **{ $name }** has made a link that shows this match outside of Discord. Everyone at the table can see and withdraw it: `/table link`.
command-table-link = link
command-table-link-about = The link that shows this match outside of Discord: make, show, withdraw it
refusal-links_off = There are no web pages of matches here: the operator hasn’t turned them on.
