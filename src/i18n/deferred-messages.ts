import type { I18n } from './i18n.ts';
import type { DeferredMessages } from './language-messages.ts';

/**
 * Returns a function that picks the texts of a deferred part. The English ones are in the chunk that asks for them: before
 * the page is usable, there is no room for texts that it doesn't show yet.
 */
export const deferredMessages =
  <Part extends keyof DeferredMessages>(part: Part, english: DeferredMessages[Part]) =>
  ({ deferred }: Pick<I18n, 'deferred'>): DeferredMessages[Part] =>
    deferred?.[part] ?? english;
