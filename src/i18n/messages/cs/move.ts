import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('cs');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveCs: MoveMessages = {
  open: 'Přesunout k jinému zařízení…',
  title: 'Přesunout k jinému zařízení',
  assetId: 'ID zařízení',
  uploads: 'Soubory k přesunutí',
  notSentYet: 'Dokud je toto okno otevřené, nic se neodesílá.',
  sameAsset: 'Zadejte ID jiného zařízení',
  noneSelected: 'Vyberte alespoň jeden soubor',
  confirm: (count) =>
    plural(count, {
      one: (n) => `Přesunout ${n} soubor`,
      few: (n) => `Přesunout ${n} soubory`,
      other: (n) => `Přesunout ${n} souborů`,
    }),
  cancel: 'Zrušit',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} soubor se právě odesílá. Chcete-li ho přesunout, pozastavte ho.`,
      few: (n) => `${n} soubory se právě odesílají. Chcete-li je přesunout, pozastavte je.`,
      other: (n) => `${n} souborů se právě odesílá. Chcete-li je přesunout, pozastavte je.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} soubor nelze přesunout, protože už může být uložený.`,
      few: (n) => `${n} soubory nelze přesunout, protože už mohou být uložené.`,
      other: (n) => `${n} souborů nelze přesunout, protože už mohou být uložené.`,
    }),
  locked: (asset) => `Zařízení nelze změnit: dokument už může být uložený u ${asset}.`,
  moved: (count, asset) =>
    plural(count, {
      one: () => `Přesunuto k ${asset}`,
      few: (n) => `${n} soubory přesunuty k ${asset}`,
      other: (n) => `${n} souborů přesunuto k ${asset}`,
    }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} soubor nebyl přesunut, protože se už odesílal.`,
      few: (n) => `${n} soubory nebyly přesunuty, protože se už odesílaly.`,
      other: (n) => `${n} souborů nebylo přesunuto, protože se už odesílaly.`,
    }),
  show: 'Zobrazit',
  undo: 'Vrátit zpět',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Změnit zařízení',
    hint: 'Vybrané soubory i zadané údaje zůstanou zachovány.',
    occupied: (asset) => `Pro ${asset} jsou už vybrané soubory. Nejdříve je nahrajte nebo odeberte.`,
  },
  guard: {
    title: 'Je to správné zařízení?',
    names: (file, asset) => `„${file}“ uvádí ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `„${file}“ a ještě ${n} soubor uvádějí ${asset}.`,
        few: (n) => `„${file}“ a ještě ${n} soubory uvádějí ${asset}.`,
        other: (n) => `„${file}“ a ještě ${n} souborů uvádí ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `„${packageName}“ se týká ${product}. Tento výrobek patří k ${asset}.`,
    uploadingTo: (asset) => `Nahráváte dokumenty k ${asset}.`,
    anyway: (asset) => `Přesto nahrát k ${asset}`,
    upload: (parts) => `Nahrát ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} k ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} k uvedeným zařízením` }),
    back: 'Zpět',
  },
};
