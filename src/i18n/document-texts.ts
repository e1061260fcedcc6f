import { deferredMessages } from './deferred-messages.ts';
import { documentTextsEn } from './messages/en/document-texts.ts';

/** Returns the texts of findings about PDFs. */
export const documentTexts = deferredMessages('documentTexts', documentTextsEn);
