import type { CodePage } from './code-pages.ts';

/** Letters of a language beyond ASCII, in lower case, and the code pages of its Windows: of DOS first. */
interface Alphabet {
  readonly letters: string;
  readonly pages: readonly CodePage[];
}

/** Letters that have the same bytes in all code pages of Latin scripts that DOS has, and in all that Windows has. */
const sharedLetters = 'áâäçéëíîóôöúüß';

const western: readonly CodePage[] = ['cp850', 'cp437', 'windows-1252'];
const central: readonly CodePage[] = ['cp852', 'windows-1250'];
const turkish: readonly CodePage[] = ['cp857', 'windows-1254'];
const cyrillic: readonly CodePage[] = ['ibm866', 'windows-1251'];
const eastSlavic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяєіїґў';
const latin = (pages: readonly CodePage[], letters = ''): Alphabet => ({
  letters: `${sharedLetters}${letters}`,
  pages,
});

const alphabets: Readonly<Record<string, Alphabet>> = {
  en: latin(['cp437', 'windows-1252']),
  de: latin(western),
  fr: latin(western, 'àèêïœùûÿ'),
  es: latin(western, 'ñªº¿¡'),
  it: latin(western, 'àèìòùªº'),
  nl: latin(western, 'èêïñ'),
  pt: latin(western, 'àãêõªº'),
  ca: latin(western, 'àèïòñ·'),
  da: latin(western, 'æåø'),
  nb: latin(western, 'æåøèò'),
  sv: latin(western, 'åà'),
  fi: latin(western, 'å'),
  is: latin(western, 'æðýþ'),
  cs: latin(central, 'čďěňřšťůýž'),
  sk: latin(central, 'čďĺľňŕšťýž'),
  pl: latin(central, 'ąćęłńśźż'),
  hu: latin(central, 'őű'),
  hr: latin(central, 'čćđšž'),
  sl: latin(central, 'čšž'),
  ro: latin(central, 'ăşţ'),
  tr: latin(turkish, 'ğıİşû'),
  ru: { letters: eastSlavic, pages: cyrillic },
  uk: { letters: eastSlavic, pages: cyrillic },
  be: { letters: eastSlavic, pages: cyrillic },
  bg: { letters: eastSlavic, pages: cyrillic },
  sr: { letters: 'абвгдђежзијклљмнњопрстћуфхцчџш', pages: ['windows-1251'] },
  lt: latin(['windows-1257'], 'ąčęėįšųūž'),
  lv: latin(['windows-1257'], 'āčēģīķļņšūž'),
  et: latin(['windows-1257'], 'õšž'),
  el: { letters: '\\p{sc=Grek}', pages: ['windows-1253'] },
  he: { letters: '\\p{sc=Hebr}', pages: ['windows-1255'] },
  ar: { letters: '\\p{sc=Arab}', pages: ['windows-1256'] },
  fa: { letters: '\\p{sc=Arab}', pages: ['windows-1256'] },
  th: { letters: '\\p{sc=Thai}', pages: ['windows-874'] },
  ja: { letters: '\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}ー々Ａ-Ｚａ-ｚ', pages: ['shift_jis'] },
  ko: { letters: '\\p{sc=Hang}\\p{sc=Hani}', pages: ['euc-kr'] },
  zh: { letters: '\\p{sc=Hani}Ａ-Ｚａ-ｚ', pages: ['gbk', 'big5'] },
};

/** Languages that have another code for the same letters. */
const sameAs: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb', bs: 'hr', mk: 'sr' };

/** Marks that names contain; those that other code pages of DOS use for letters are left out. */
const marks = '°§×№’–—…„“”«»\\p{Nd}';
/** A dash or a quotation mark in a word is a letter of another code page. */
const markInWord = /(?<=\p{L})[×–—…„“”«»](?=\p{L})/u;
/** In Asian scripts, any punctuation may be beyond ASCII. */
const wideMarks = '\\p{N}\\p{P}\\p{S}\\p{Zs}\\p{M}';
/** One or two letters of another script at a small Latin letter: two Latin letters in the wrong code page. */
const mixedWord = /(?<=[a-z])[^\0-\x7f]{1,2}(?![^\0-\x7f])|(?<![^\0-\x7f])[^\0-\x7f]{1,2}(?=[a-z])/;

/** First bytes of the usual characters; the rest are rare, and any two bytes could be one of them. */
const usualFirstBytes: Partial<Record<CodePage, readonly [number, number]>> = {
  shift_jis: [0x81, 0x98],
  gbk: [0xb0, 0xd7],
  big5: [0xa1, 0xc6],
  'euc-kr': [0xb0, 0xc8],
};

/** Returns the code pages of a language (BCP 47), most likely first. */
export function pagesOf(language: string): readonly CodePage[] {
  const pages = alphabetOf(language)?.pages ?? [];
  return /^zh\b.*(?:hant|tw|hk|mo)\b/i.test(language) ? pages.toReversed() : pages;
}

function alphabetOf(language: string): Alphabet | undefined {
  const code = language.toLowerCase().split('-', 1)[0]!;
  return alphabets[sameAs[code] ?? code];
}

/** Returns true if readings in a code page have only letters of the language, and words that could be its own. */
export function fitsLanguage(
  language: string,
  page: CodePage,
  names: readonly { readonly bytes: Uint8Array; readonly reading: string }[],
): boolean {
  const { letters } = alphabetOf(language)!;
  const isLatin = letters.startsWith(sharedLetters);
  const usual = usualFirstBytes[page];
  const foreign = new RegExp(`[^\\0-\\x7f${letters}${usual ? wideMarks : marks}]`, 'iu');
  const isWord = ({ reading }: { readonly reading: string }): boolean =>
    !foreign.test(reading) && !(isLatin ? markInWord : mixedWord).test(reading);
  return names.every(isWord) && (usual === undefined || areMostlyUsual(names, usual));
}

function areMostlyUsual(
  names: readonly { readonly bytes: Uint8Array }[],
  [first, last]: readonly [number, number],
): boolean {
  let usual = 0;
  let rare = 0;
  for (const { bytes } of names) {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (byte < 0x80) continue;
      if (byte >= first && byte <= last) usual += 1;
      else rare += 1;
      at += 1;
    }
  }
  return usual >= rare;
}
