import { archiveFindingsEn } from './archive-findings-en.ts';
import { documentFindingsEn } from './document-findings-en.ts';

/** The texts of every code of an inspection, in English. */
export const findingsEn = { ...archiveFindingsEn, ...documentFindingsEn };
