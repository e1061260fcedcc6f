import { deferredMessages } from './deferred-messages.ts';
import { pagesEn } from './messages/en/pages.ts';

/** Texts of header, account menu and first page. */
export const pagesMessages = deferredMessages('pages', pagesEn);
