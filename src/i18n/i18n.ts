import type { LanguageMessages } from './language-messages.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Locale } from './locales.ts';
import { en, type Messages } from './messages/en/messages.ts';

/** Messages and formats of one language. */
export interface I18n {
  readonly locale: Locale;
  readonly t: Messages;
  /** Texts about manuals. Absent in English: the code that shows them contains the English ones. */
  readonly findings?: LanguageMessages['findings'];
  readonly findingTerms?: LanguageMessages['findingTerms'];
  /** Texts of the preview. Absent in English, for the same reason. */
  readonly preview?: LanguageMessages['preview'];
  /** Texts about the device. Absent in English, for the same reason. */
  readonly device?: LanguageMessages['device'];
  /** Texts of the dialog of duplicates. Absent in English, for the same reason. */
  readonly duplicate?: LanguageMessages['duplicate'];
  /** Texts of the list of uploads. Absent in English, for the same reason. */
  readonly uploadList?: LanguageMessages['uploadList'];
  /** Texts about `config.json`. Absent in English, for the same reason. */
  readonly config?: LanguageMessages['config'];
  readonly formats: Formats;
}

/** Returns English without `messages`. `regional` is a BCP 47 tag such as `de-AT`. */
export const createI18n = (locale: Locale, messages?: LanguageMessages, regional: string = locale): I18n => ({
  locale,
  t: messages?.messages ?? en,
  ...(messages && {
    findings: messages.findings,
    findingTerms: messages.findingTerms,
    preview: messages.preview,
    device: messages.device,
    duplicate: messages.duplicate,
    uploadList: messages.uploadList,
    config: messages.config,
  }),
  formats: createFormats(regional),
});
