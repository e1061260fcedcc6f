import type { I18n } from './i18n.ts';

/** Returns the sentences as one text, without a space between them in Chinese and Japanese; absent ones are left out. */
export const joinSentences = (
  sentences: readonly (string | false | undefined)[],
  { locale }: Pick<I18n, 'locale'>,
): string => sentences.filter(Boolean).join(/^(ja|zh)/.test(locale) ? '' : ' ');
