import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('cs');

/** Texts of the question before signing out with unsent documents. */
export const leaveCs: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Jeden dokument ještě není uložen',
      few: (n) => `${n} dokumenty ještě nejsou uloženy`,
      other: (n) => `${n} dokumentů ještě není uloženo`,
    }),
  chosen: (count) =>
    plural(count, { one: (n) => `${n} vybraný`, few: (n) => `${n} vybrané`, other: (n) => `${n} vybraných` }),
  allSaved: (name) =>
    `Pokud práci dokončíte později, vše tu znovu bude, až se ${name} v tomto prohlížeči přihlásí. Jiné osoby to nevidí.`,
  continues: 'Probíhající a čekající nahrávání pak budou pokračovat.',
  notSaved: (name) => `V tomto prohlížeči nejsou uložené, a pokud se ${name} nyní odhlásí, budou ztraceny.`,
  wait: 'Zůstaňte přihlášeni, dokud se nahrávání nedokončí.',
  partly: (count) =>
    plural(count, {
      one: (n) => `${n} z nich není uložen v tomto prohlížeči: jeho soubor pak bude třeba vybrat znovu.`,
      few: (n) =>
        `${n} z nich nejsou uloženy v tomto prohlížeči: jejich soubory pak bude třeba vybrat znovu.`,
      other: (n) =>
        `${n} z nich není uloženo v tomto prohlížeči: jejich soubory pak bude třeba vybrat znovu.`,
    }),
  notDiscardedTitle: 'Nahrávání se nepodařilo zahodit',
  notDiscarded: (name) =>
    `Dokumenty jsou v tomto prohlížeči stále uložené a vidí je jen ${name}. Jiná karta této stránky možná čeká na odpověď: zavřete její dialog a zkuste to znovu.`,
  stay: 'Zůstat přihlášeni',
  keep: 'Odhlásit se, dokončit později',
  discard: (count) =>
    plural(count, {
      one: (n) => `Odhlásit se a zahodit ${n} dokument`,
      few: (n) => `Odhlásit se a zahodit ${n} dokumenty`,
      other: (n) => `Odhlásit se a zahodit ${n} dokumentů`,
    }),
};
