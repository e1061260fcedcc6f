import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedPl: EmbedMessages = {
  wrongTitle: 'Nie można tu pokazać dokumentów',
  wrong: 'Ta strona jest źle skonfigurowana. Skontaktuj się z administratorem:',
  tokenProblems: {
    'no-token': 'Zaloguj się, aby kontynuować. Oczekujące przesyłanie zostanie wznowione automatycznie.',
    'no-answer': 'Logowanie trwa dłużej niż zwykle. Przesyłanie zostanie potem wznowione.',
    'token-rejected':
      'Serwer nie akceptuje Twojego logowania. Zaloguj się ponownie. Jeśli to nie pomoże, skontaktuj się z administratorem.',
    'person-mismatch':
      'Ta strona i Twoje logowanie wskazują różne osoby, dlatego nic nie jest wysyłane. Próba zostanie automatycznie ponowiona. Jeśli ten komunikat nie zniknie, skontaktuj się z administratorem.',
    offline: 'Bez połączenia nie można się zalogować. Próba zostanie automatycznie ponowiona.',
  },
  brokenTitle: 'Ta część strony przestała działać',
  brokenHint: 'Przesyłanie trwa, a pliki zapisane w tej przeglądarce są bezpieczne.',
};
