# A match that is shown in answers alone, where the bot is only added to somebody's account.

answered-about = Tę partię widzisz tylko ty. Tutaj mogę tylko odpowiadać na twoje kliknięcia: nie mogę nic wysyłać ani przypominać, a nikt inny nie może patrzeć ani dołączyć. Jeśli ta wiadomość zniknie, `/move` znów pokaże partię. Pieczęć kości: `{ $seal }`.
