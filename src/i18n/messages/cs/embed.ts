import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedCs: Messages['embed'] = {
  wrongTitle: 'Dokumenty zde nelze zobrazit',
  wrong: 'Okolní stránka předává chybné vlastnosti. Oznamte je jejímu správci:',
  signInNeeded: 'Už nejste přihlášeni. Co zde čeká, se odešle po přihlášení; nic se neztratí.',
  goOn: 'Pokračovat',
  brokenTitle: 'Tato část stránky přestala fungovat',
  brokenHint: 'Probíhající nahrávání pokračuje a co je uchováno v tomto prohlížeči, se neztratí.',
};
