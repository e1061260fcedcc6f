import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsCs: ProblemMessages = {
  network: 'Server není dostupný. Zkontrolujte připojení, nebo to zkuste později.',
  networkMidway:
    'Spojení se přerušilo, než server dokument potvrdil. Selhala síť nebo server, nebo je soubor pro server příliš velký. Zkuste to znovu: nic se neuloží dvakrát.',
  stalled: 'Přenos se zastavil. Zkuste to znovu: nic se neuloží dvakrát.',
  noAnswer: 'Server dokument nepotvrdil. Zkuste to znovu: nic se neuloží dvakrát.',
  outcomeUnknown: 'Dokument už může být uložen.',
  contract: {
    'not-json':
      'Odpovědi serveru nelze rozumět, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
    'cut-short':
      'Odpověď serveru se přerušila, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
    redirected:
      'Místo serveru odpověděla jiná adresa, možná přihlašovací stránka, a tak není známo, zda se dokument uložil. Ověřte, že jste přihlášeni a ve správné síti, a zkuste to znovu.',
    'speaks-of-error':
      'Server místo potvrzení odpověděl chybou, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
    'no-envelope':
      'Z odpovědi serveru není zřejmé, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
    'other-document':
      'Server potvrdil místo tohoto jiný dokument, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
  },
  fileChanged: 'Soubor se od výběru změnil. Vyberte ho znovu, aby se nahrála jeho aktuální verze.',
  fileChangedWhileSending:
    'Soubor se během odesílání změnil, takže uložený dokument může být poškozený. Vyberte soubor znovu a nahrajte ho ještě jednou.',
  fileGone: 'Soubor už není na svém místě. Vraťte ho a zkuste to znovu, nebo ho znovu vyberte.',
  fileUnreadable: 'Soubor nelze přečíst. Zavřete ho v jiných programech a zkuste to znovu.',
  fileEmpty: 'Soubor je prázdný. Zkontrolujte originál a vyberte ho znovu.',
  tooLarge: (size, limit) =>
    `Soubor má ${size}; limit je ${limit}. Zmenšete ho nebo rozdělte a vyberte znovu.`,
  type: (accepted) =>
    `Server přijímá jen ${accepted}. Uložte soubor v jednom z těchto formátů a vyberte ho znovu.`,
  sizeRejected: (size) =>
    `Soubor má ${size}; server přijímá jen menší soubory. Zmenšete ho nebo rozdělte a vyberte znovu.`,
  typeRejected: (extension) =>
    `Server nepřijímá soubory ${extension}. Uložte soubor v jiném formátu, například PDF, a vyberte ho znovu.`,
  roleMissing: 'Vaše role neumožňuje nahrávat dokumenty. Obraťte se na správce.',
  roleMissingWith: (roles) => `Role ${roles} neumožňuje nahrávat dokumenty. Obraťte se na správce.`,
  noToken: 'Nejste přihlášeni. Přihlaste se a zkuste to znovu.',
  assetIdInvalid: 'Toto ID zařízení nelze serveru odeslat. Zkontrolujte ID zařízení.',
  http: {
    400: 'Server tento soubor odmítl.',
    401: 'Server neuznal vaše přihlášení. Přihlaste se znovu a zkuste to znovu.',
    403: 'K tomuto zařízení nesmíte nahrávat dokumenty. Obraťte se na správce.',
    404: 'Server toto zařízení nezná. Zkontrolujte ID zařízení.',
    413: 'Soubor je pro server příliš velký. Zmenšete ho nebo rozdělte a vyberte znovu.',
    415: 'Server tento typ souboru nepřijímá. Uložte soubor v jiném formátu, například PDF, a vyberte ho znovu.',
    429: 'Server je vytížený. Chvíli počkejte a zkuste to znovu.',
    507: 'Na serveru došlo místo. Obraťte se na správce.',
    client: (status) => `Server nahrávání odmítl (stav ${status}).`,
    server: (status) => `Server neodpovídá správně (stav ${status}). Zkuste to později.`,
    blocked: (status) =>
      `Nahrávání zablokovalo něco mezi tímto zařízením a serverem, například proxy nebo filtr (stav ${status}). Zkuste to znovu, nebo se obraťte na správce.`,
    unconfirmed: (status) =>
      `Server místo potvrzení odpověděl stavem ${status}, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.`,
  },
  pageSays: (words) => `Text jeho stránky: „${words}“`,
  baseUrlInvalid: 'Adresa serveru je chybně nastavena. Obraťte se na správce.',
  manualRejected: (finding) =>
    `Zastaveno: tento ZIP nelze nahrát jako návod. ${finding}. Vyberte jinou kopii, nebo ho nahrajte jako běžný soubor.`,
  unexpected: 'Na této stránce nastala neočekávaná chyba. Zkuste to znovu.',
};
