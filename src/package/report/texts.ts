import type { Texts } from './package-report.ts';

/** Key of texts in an unknown language (ISO 639-2). */
const undetermined = 'und';

/** Returns a language tag in its usual form, as `de-AT` for `DE-at`; `undefined` for anything else. */
export function languageTag(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Returns the language tags among texts, each once. */
export const languageTags = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => languageTag(text) ?? [])),
];

/** Combines texts by language; the first one of a language counts. */
export function textsOf(
  all: readonly { readonly language: string | undefined; readonly text: string | undefined }[],
): Texts {
  const texts = new Map<string, string>();
  for (const { language, text } of all) {
    const tag = languageTag(language) ?? undetermined;
    const collapsed = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (collapsed !== '' && !texts.has(tag)) texts.set(tag, collapsed);
  }
  return Object.fromEntries(texts);
}

/** Returns the text for a person: in the first of their languages that there is, otherwise in any. */
export function textFor(texts: Texts, languages: readonly string[]): string | undefined {
  const tags = Object.keys(texts);
  for (const language of languages) {
    const [base] = language.split('-');
    const tag = tags.find((tag) => tag === language) ?? tags.find((tag) => tag.split('-')[0] === base);
    if (tag !== undefined) return texts[tag];
  }
  return texts[tags[0] ?? ''];
}
