import { accountEn } from './messages/en/account.ts';
import { embedEn } from './messages/en/embed.ts';
import { filesEn } from './messages/en/files.ts';
import { inspectionEn } from './messages/en/inspection.ts';
import { startEn } from './messages/en/start.ts';
import { uploadsEn } from './messages/en/uploads.ts';

/** All messages in English; other languages have the same keys. */
export const english = { ...startEn, ...accountEn, ...embedEn, ...uploadsEn, ...filesEn, ...inspectionEn };

/** All messages of one language: the keys and placeholders of English. */
export type LanguageMessages = typeof english;

/** Texts that only deferred chunks show. */
export type DeferredMessages = Omit<LanguageMessages, 'messages'>;
