import type { english } from './messages/en/en.ts';

/** All messages of one language: the keys and placeholders of English. */
export type LanguageMessages = typeof english;

/** Texts that only deferred chunks show. */
export type DeferredMessages = Omit<LanguageMessages, 'messages'>;
