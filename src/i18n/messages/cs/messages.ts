import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addCs } from './add.ts';
import { manualCs } from './manual.ts';
import { releaseCs } from './release.ts';
import { uploadsCs } from './uploads.ts';

const plural = createPlural('cs');

/**
 * Texts in Czech, except those of deferred parts. People are addressed politely (vykání); buttons have the infinitive. Whole
 * numbers are `one`, `few` or, for the rest, `other`. An asset is zařízení, so what English calls this device is tento
 * prohlížeč. Words besides the glossary: check kontrola, warning upozornění, report protokol (of a check) or přehled (of
 * uploads), link odkaz.
 */
export const cs: Messages = {
  app: {
    name: 'Dokumenty zařízení',
    loading: 'Načítání…',
    language: 'Jazyk',
    density: 'Hustota zobrazení',
    densities: { comfortable: 'Pohodlné', compact: 'Kompaktní', touch: 'Velké, do rukavic' },
    assets: 'Zařízení',
    brokenTitle: 'Tato stránka přestala fungovat',
    brokenHint: 'Probíhající nahrávání se mohlo přerušit. Chcete-li pokračovat, načtěte stránku znovu.',
    brokenPageHint:
      'Probíhající nahrávání pokračuje. Otevřete jinou stránku, nebo tuto načtěte znovu, až skončí.',
    drafts: 'Vybráno, zatím nenahráno:',
    reload: 'Načíst stránku znovu',
    partMissing: 'Část této stránky se nepodařilo načíst. Probíhající nahrávání pokračuje.',
    loadPart: 'Zkusit znovu',
    technicalFacts: 'Podrobnosti',
  },
  release: releaseCs,
  config: { retry: 'Zkusit znovu' },
  signIn: {
    close: 'Zavřít',
    failedTitle: 'Přihlášení se nezdařilo',
    outTitle: 'Nejste přihlášeni',
    outHint:
      'Chcete-li přidávat dokumenty, přihlaste se. Neodeslané soubory se nahrají, až se přihlásí ten, kdo je přidal.',
    signIn: 'Přihlásit se',
    asSomeoneElse: 'Přihlásit se jako jiná osoba',
    again: 'Přihlásit se znovu',
    signOut: 'Odhlásit se',
    unreachable: 'Vaši totožnost se nepodařilo ověřit. Soubory uložené v tomto prohlížeči jsou v bezpečí.',
    failedHint: 'Přihlaste se znovu. Pokud potíže trvají, obraťte se na správce.',
    storageBlocked: (host: string) =>
      `Tento prohlížeč nedovoluje webu ${host} ukládat data a bez toho se nelze přihlásit. Povolte v nastavení prohlížeče soubory cookie a data webu ${host}, nebo se zeptejte správce. Pak to zkuste znovu.`,
    sessionOpen:
      'Vaše relace u poskytovatele přihlášení je stále otevřená. Na sdíleném počítači se odhlaste i tam.',
    providerBlocked: (address) =>
      `Content Security Policy této stránky nepovoluje ${address}. Přidejte adresu do connect-src.`,
    providerSilent: (address) =>
      `Adresa ${address} není dostupná. Zkontrolujte ji a to, zda přijímá požadavky z této stránky (CORS).`,
  },
  roleNotice: {
    title: 'Nemůžete nahrávat dokumenty',
    own: (roles) => (roles === '' ? 'Jste přihlášeni bez role.' : `Vaše role: ${roles}.`),
    needed: (roles) => `K nahrávání je třeba jedna z rolí: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'váš správce',
  },
  add: addCs,
  manual: manualCs,
  errorSummary: {
    title: 'Něco není v pořádku',
    more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
  },
  copy: {
    copied: 'Zkopírováno',
    failed: 'Nelze zkopírovat',
  },
  combobox: {
    results: (count) =>
      plural(count, {
        one: (n) => `${n} výsledek`,
        few: (n) => `${n} výsledky`,
        other: (n) => `${n} výsledků`,
      }),
    none: 'Nic nenalezeno',
  },
  uploads: uploadsCs,
  history: {
    title: 'Dříve, z tohoto prohlížeče',
    note: (count) =>
      plural(count, {
        one: (n) => `${n} dokument`,
        few: (n) => `${n} dokumenty`,
        other: (n) => `${n} dokumentů`,
      }),
    hint: 'V tomto prohlížeči se pamatuje 30 dní.',
    clear: 'Vymazat tento seznam',
  },
};
