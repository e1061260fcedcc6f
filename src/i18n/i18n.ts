import { createFormats, type Formats } from './formats.ts';
import type { DeferredMessages, LanguageMessages } from './language-messages.ts';
import type { Locale } from './locales.ts';
import { startEn, type Messages } from './messages/en/start.ts';

/** Messages and formats of one language. */
export interface I18n {
  readonly locale: Locale;
  readonly t: Messages;
  /** Read by `deferredMessages`, which has the English ones. */
  readonly deferred?: DeferredMessages;
  readonly formats: Formats;
}

/** Returns English without `messages`. `regional` is a BCP 47 tag such as `de-AT`. */
export const createI18n = (locale: Locale, messages?: LanguageMessages, regional: string = locale): I18n => ({
  locale,
  t: (messages ?? startEn).messages,
  ...(messages && { deferred: messages }),
  formats: createFormats(regional),
});
