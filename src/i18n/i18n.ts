import type { LanguageMessages } from './language-messages.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Locale } from './locales.ts';
import { en, type Messages } from './messages/en/messages.ts';

/** The words and formats of one language. */
export interface I18n {
  readonly locale: Locale;
  readonly t: Messages;
  /** Texts about manuals; absent in English, whose come with the code that shows them. */
  readonly findings?: LanguageMessages['findings'];
  readonly findingTerms?: LanguageMessages['findingTerms'];
  /** Words of the preview; absent in English, too. */
  readonly preview?: LanguageMessages['preview'];
  /** Words around the device; absent in English, too. */
  readonly device?: LanguageMessages['device'];
  /** Words about `config.json`; absent in English, too. */
  readonly config?: LanguageMessages['config'];
  readonly formats: Formats;
}

/** Without a messages it speaks English. `regional` is a tag of BCP 47, such as `de-AT`. */
export const createI18n = (locale: Locale, messages?: LanguageMessages, regional: string = locale): I18n => ({
  locale,
  t: messages?.messages ?? en,
  ...(messages && {
    findings: messages.findings,
    findingTerms: messages.findingTerms,
    preview: messages.preview,
    device: messages.device,
    config: messages.config,
  }),
  formats: createFormats(regional),
});
