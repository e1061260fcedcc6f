import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedCs: EmbedMessages = {
  wrongTitle: 'Dokumenty zde nelze zobrazit',
  wrong: 'Tato stránka není správně nastavena. Obraťte se na správce:',
  tokenProblems: {
    'no-token': 'Pro pokračování se přihlaste. Čekající nahrávání se automaticky obnoví.',
    'no-answer': 'Přihlášení trvá déle, než se čekalo. Nahrávání se pak obnoví.',
    'token-rejected':
      'Server vaše přihlášení nepřijímá. Přihlaste se znovu. Pokud to nepomůže, obraťte se na správce.',
    'person-mismatch':
      'Tato stránka a vaše přihlášení uvádějí různé osoby, proto se nic neodesílá. Pokus se automaticky opakuje. Pokud tato zpráva nezmizí, obraťte se na správce.',
    offline: 'Bez připojení se nelze přihlásit. Pokus se automaticky opakuje.',
  },
  brokenTitle: 'Tato část stránky přestala fungovat',
  brokenHint: 'Nahrávání pokračuje a soubory uložené v tomto prohlížeči jsou v bezpečí.',
};
