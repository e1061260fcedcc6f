import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('cs');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personCs: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'Nejste přihlášeni',
    uploads: (name) =>
      `Toto jsou nahrávání uživatele ${name}, jak jsou uložena v tomto prohlížeči. Nic se neodešle ani nezmění, dokud se ${name} nepřihlásí.`,
    files: 'Soubory, které teď přidáte, budou patřit osobě, která se přihlásí jako další.',
    upload: 'Přihlásit se a nahrát',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Jeden soubor zde byl vybrán už dříve, možná jinou osobou',
        few: (n) => `${n} soubory zde byly vybrány už dříve, možná jinou osobou`,
        other: (n) => `${n} souborů zde bylo vybráno už dříve, možná jinou osobou`,
      }),
    ask: (name) => `Nahrát jako ${name}?`,
    askUnnamed: 'Jsou to vaše soubory?',
    claim: 'Ano, jsou to moje soubory',
    discard: (count) =>
      plural(count, {
        one: () => 'Ne, zahodit soubor',
        few: (n) => `Ne, zahodit ${n} soubory`,
        other: (n) => `Ne, zahodit ${n} souborů`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `Teď je přihlášen uživatel ${name}`,
    kept: (count, former) =>
      plural(count, {
        one: () =>
          `Jeden soubor, který vybral uživatel ${former}, je v tomto prohlížeči uložen pro uživatele ${former}.`,
        few: (n) =>
          `${n} soubory, které vybral uživatel ${former}, jsou v tomto prohlížeči uloženy pro uživatele ${former}.`,
        other: (n) =>
          `${n} souborů, které vybral uživatel ${former}, je v tomto prohlížeči uloženo pro uživatele ${former}.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () => `Jeden soubor, který vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
        few: (n) => `${n} soubory, které vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
        other: (n) =>
          `${n} souborů, které vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
      }),
    close: 'Zavřít',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Nahrávání čekající v tomto prohlížeči: ${count}`,
    moved: (former, current) => `Byla uložena pro ${former}. Tato stránka teď nahrává na ${current}.`,
    notSaved: 'Tato stránka už soubory v tomto prohlížeči neukládá.',
    outcomeUnknown: 'Některé dokumenty už mohou být uloženy na serveru.',
    withoutFile: (count) => `Chybí soubor: ${count}`,
    upload: 'Nahrát teď',
    discard: 'Zahodit nahrávání',
    othersTitle: (count) => `Nahrávání jiných osob čekající 30 dní: ${count}`,
    others: 'Odešlou se, až se jejich vlastníci přihlásí. Zahoďte je, jen pokud už nejsou potřeba.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Jeden soubor se přidá, jakmile bude jasné, kdo je přihlášen.',
      few: (n) => `${n} soubory se přidají, jakmile bude jasné, kdo je přihlášen.`,
      other: (n) => `${n} souborů se přidá, jakmile bude jasné, kdo je přihlášen.`,
    }),
};
