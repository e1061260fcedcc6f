import type { I18n } from './i18n.ts';
import { duplicateEn, type DuplicateMessages } from './messages/en/duplicate.ts';

/** Texts of the dialog of duplicates, for parts that are loaded on demand, as these texts are. */
export const duplicateMessages = ({ duplicate = duplicateEn }: I18n): DuplicateMessages => duplicate;
