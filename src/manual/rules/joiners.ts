/** Letters of scripts in which the form of a letter depends on its neighbours. */
const cursive = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Adlam}]`;

/**
 * Those that don't join the following letter: Joining_Type Right_Joining or Non_Joining of Unicode 14, in the blocks of
 * today's languages.
 */
const joiningNothing = String.raw`[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f\u074d\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u07f4\u07f5\u07fa\u0840\u0846\u0847\u0849\u0854\u0856-\u0858\u0861-\u086a\u0870-\u088e\u08aa-\u08ae\u08b1\u08b2\u08b9\u1880-\u1884]`;

/** Signs that replace the vowel of a letter and tie it to the next: Canonical_Combining_Class Virama. */
const virama = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed]`;

const afterJoining = String.raw`(?<=(?!${joiningNothing})(?=\p{L})${cursive}\p{M}*)`;
const beforeJoining = String.raw`(?=\p{M}*(?=\p{L})(?!\u0621)${cursive})`;
const afterVirama = String.raw`(?<=\p{L}\p{M}*${virama}\p{M}*)`;
const afterPicture = String.raw`(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)`;

const meaningful = new RegExp(
  [
    String.raw`${afterJoining}\u200c${beforeJoining}`,
    String.raw`${afterVirama}\u200c(?=\p{M}*\p{L})`,
    String.raw`${afterVirama}\u200d`,
    String.raw`${afterPicture}\u200d(?=\p{Extended_Pictographic})`,
  ].join('|'),
  'gu',
);

/**
 * Drops the joiners (ZWNJ, ZWJ) that change how a text looks: in the contexts A1, A2 and B of UAX 31, section 2.3, as
 * UTS 39 requires, and in the emoji sequences of UTS 51. The remaining ones are invisible.
 */
export const withoutMeaningfulJoiners = (text: string): string =>
  /[\u200c\u200d]/.test(text) ? text.replaceAll(meaningful, '') : text;
