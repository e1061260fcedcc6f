/** Name of an entry: a text, or texts by language tag. */
export type LocalName = string | Readonly<Record<string, string>>;

/** Returns a name in a language; without one, in a variant of it, in English, or in the first language given. */
export function localName(name: LocalName, locale: string): string {
  if (typeof name === 'string') return name;
  const names = Object.entries(name);
  const inLanguage = (tag: string) => names.find(([each]) => languageOf(each) === languageOf(tag))?.[1];
  return name[locale] ?? inLanguage(locale) ?? inLanguage('en') ?? names[0]?.[1] ?? '';
}

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0];
