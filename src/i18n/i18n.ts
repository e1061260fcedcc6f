import { createFormats, type Formats } from './formats.ts';
import { en, type Messages } from './messages/en/messages.ts';

/** The words and formats of one language. */
export interface I18n {
  readonly locale: string;
  readonly t: Messages;
  readonly formats: Formats;
}

export const createI18n = (locale: string): I18n => ({ locale, t: en, formats: createFormats(locale) });
