import type { Catalogue } from './catalogue.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Locale } from './locales.ts';
import { en, type Messages } from './messages/en/messages.ts';

/** The words and formats of one language. */
export interface I18n {
  readonly locale: Locale;
  readonly t: Messages;
  /** Texts about manuals; absent in English, whose come with the code that shows them. */
  readonly findings?: Catalogue['findings'];
  readonly findingTerms?: Catalogue['findingTerms'];
  /** Words of the preview; absent in English, too. */
  readonly preview?: Catalogue['preview'];
  /** Words around the device; absent in English, too. */
  readonly device?: Catalogue['device'];
  /** Words about `config.json`; absent in English, too. */
  readonly config?: Catalogue['config'];
  readonly formats: Formats;
}

/** Without a catalogue it speaks English. `regional` is a tag of BCP 47, such as `de-AT`. */
export const createI18n = (locale: Locale, catalogue?: Catalogue, regional: string = locale): I18n => ({
  locale,
  t: catalogue?.messages ?? en,
  ...(catalogue && {
    findings: catalogue.findings,
    findingTerms: catalogue.findingTerms,
    preview: catalogue.preview,
    device: catalogue.device,
    config: catalogue.config,
  }),
  formats: createFormats(regional),
});
