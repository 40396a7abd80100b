# Eine Partie, die nur in Antworten gezeigt wird, wo jemand den Bot nur dem eigenen Konto hinzugefügt hat.

answered-about = Diese Partie siehst nur du. Hier kann ich nur auf deine Klicks antworten: Ich schreibe und erinnere nicht von selbst, und niemand kann zusehen oder mitspielen. Ist diese Nachricht weg, holt `/move` die Partie zurück. Siegel der Würfel: `{ $seal }`
