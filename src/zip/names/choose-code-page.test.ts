import { expect, test } from 'vitest';

import { chooseCodePage } from './choose-code-page.ts';
import { decodeIn, readingsOf, type CodePage } from './code-pages.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** Bytes of names, as Python encodes them, and the languages of a person who can read them. */
const names: readonly (readonly [string, CodePage, string, string])[] = [
  ['Größe', 'cp850', '477294e165', 'de'],
  ['Größe', 'windows-1252', '4772f6df65', 'de-AT'],
  ['Größe', 'cp437', '477294e165', 'en-US'],
  ['Pièce détachée', 'cp850', '50698a6365206482746163688265', 'fr'],
  ['L’écran', 'windows-1252', '4c92e96372616e', 'fr'],
  ['Español', 'cp850', '45737061a46f6c', 'es'],
  ['Příručka', 'cp852', '50fda172759f6b61', 'cs'],
  ['Příručka', 'windows-1250', '50f8ed7275e86b61', 'cs'],
  ['Instrukcja obsługi', 'cp852', '496e737472756b636a61206f627388756769', 'pl'],
  ['Żółw', 'windows-1250', 'aff3b377', 'pl'],
  ['Kılavuz Şema', 'cp857', '4b8d6c6176757a209e656d61', 'tr'],
  ['Kılavuz Şema', 'windows-1254', '4bfd6c6176757a20de656d61', 'tr'],
  ['Инструкция', 'ibm866', '88ade1e2e0e3aae6a8ef', 'ru'],
  ['Инструкция', 'windows-1251', 'c8edf1f2f0f3eaf6e8ff', 'ru'],
  ['Інструкція', 'windows-1251', 'b2edf1f2f0f3eaf6b3ff', 'uk'],
  ['دليل', 'windows-1256', 'cfe1ede1', 'ar'],
  ['取扱説明書', 'shift_jis', '8ee688b590e096be8f91', 'ja'],
  ['表示', 'shift_jis', '955c8ea6', 'ja-JP'],
  ['说明书', 'gbk', 'cbb5c3f7cae9', 'zh-Hans-CN'],
  ['操作手冊', 'big5', 'bedea740a4e2a555', 'zh-TW'],
  ['설명서', 'euc-kr', 'bcb3b8edbcad', 'ko'],
];

test.each(names)(
  '%s is read in %s from its bytes for a person whose language has it',
  (name, page, hex, language) => {
    const chosen = chooseCodePage([bytes(hex)], { languages: ['hi', language, 'en'] });
    expect(decodeIn(chosen!, bytes(hex))).toBe(name);
    expect(decodeIn(page, bytes(hex))).toBe(name);
  },
);

test.each(names)('%s in %s is read if a link confirms it, in any language of the person', (name, _, hex) => {
  for (const language of ['en', 'de', 'ja', 'zh', 'ru']) {
    const chosen = chooseCodePage([bytes(hex)], { languages: [language], linked: new Set([name]) });
    expect(decodeIn(chosen!, bytes(hex))).toBe(name);
  }
});

test.each(names.filter(([, , , language]) => !/^(?:de|en|es)/.test(language)))(
  '%s in %s is read correctly or not at all for a person whose languages lack its letters',
  (name, _, hex) => {
    const chosen = chooseCodePage([bytes(hex)], { languages: ['en-GB', 'de-DE'] });
    expect([undefined, name]).toContain(chosen && decodeIn(chosen, bytes(hex)));
  },
);

test.each(['ja', 'zh-CN', 'ko', 'ru', 'ar'])(
  'for a person with the language %s, German stays German or unread',
  (language) => {
    for (const hex of ['477294e165', '9a6265726272696c636b', '46816c6c656e', '4772f6df65']) {
      const chosen = chooseCodePage([bytes(hex)], { languages: [language] });
      expect(chosen).toBeUndefined();
    }
  },
);

test('all names of an archive are read in one code page, which each of them must fit', () => {
  const german = bytes('477294e165');
  const czech = bytes('50fda172759f6b61');
  expect(chooseCodePage([german], { languages: ['de', 'cs'] })).toBe('cp850');
  expect(chooseCodePage([german, czech], { languages: ['de', 'cs'] })).toBe('cp852');
  expect(chooseCodePage([german, czech], { languages: ['de'] })).toBeUndefined();
});

test('the code page in which links find the most names is chosen, and of several that of the person', () => {
  const two = [bytes('8a'), bytes('9f')];
  expect(chooseCodePage(two, { languages: ['fr'], linked: new Set(['è', 'č', 'Ő']) })).toBe('cp852');
  expect(chooseCodePage([bytes('94')], { languages: ['cs'], linked: new Set(['ö']) })).toBe('cp852');
  expect(chooseCodePage([bytes('94')], { languages: [], linked: new Set(['ö']) })).toBe('cp437');
  expect(chooseCodePage([bytes('94')], { languages: [], linked: new Set(['x']) })).toBeUndefined();
});

test('the readings of bytes are those of all code pages in which they are valid', () => {
  expect(readingsOf(bytes('61'))).toEqual(['a']);
  expect(readingsOf(bytes('94'))).toEqual(expect.arrayContaining(['ö', 'Ф', '”']));
  expect(decodeIn('shift_jis', bytes('942e'))).toBeUndefined();
});
