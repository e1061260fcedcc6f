import { archiveFindingsEn } from './archive-findings.ts';
import { documentFindingsEn } from './document-findings.ts';

/** The texts of every code of an inspection, in English. */
export const findingsEn = { ...archiveFindingsEn, ...documentFindingsEn };
