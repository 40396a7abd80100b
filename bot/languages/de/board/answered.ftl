# Eine Partie, die nur in Antworten gezeigt wird, wo jemand den Bot nur dem eigenen Konto hinzugefügt hat.

answered-about = Nur du siehst diese Partie, und sie geht durch deine Klicks weiter. Hier kann ich dir nur antworten: Ich schreibe nichts von mir aus, erinnere dich an nichts, und niemand kann zusehen oder beitreten. Ist diese Nachricht weg, zeigt `/move` die Partie wieder. Ihre Würfel sind versiegelt als `{ $seal }`.
