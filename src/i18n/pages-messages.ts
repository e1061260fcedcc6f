import type { I18n } from './i18n.ts';
import { pagesEn, type PagesMessages } from './messages/en/pages.ts';

/** Texts of header, account menu and first page, for parts that are loaded on demand, as these texts are. */
export const pagesMessages = ({ pages = pagesEn }: I18n): PagesMessages => pages;
