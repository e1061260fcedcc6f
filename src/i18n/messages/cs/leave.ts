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
  allSaved: (name) =>
    `Zůstaňte přihlášeni, dokud se nahrávání nedokončí, nebo se odhlaste: nahrávání bude pokračovat a vybrané soubory budou zpět, až se ${name} v tomto prohlížeči znovu přihlásí. Jiné osoby je nevidí.`,
  notSaved: (name) =>
    `Zůstaňte přihlášeni, dokud se nahrávání nedokončí. Pokud se ${name} teď odhlásí, dokumenty se ztratí.`,
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
  discard: 'Zahodit nahrávání',
};
