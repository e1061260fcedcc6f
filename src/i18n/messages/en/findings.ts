import { archiveFindingsEn } from './archive-findings.ts';
import { manualFindingsEn } from './manual-findings.ts';

/** The texts of every code of an inspection, in English. */
export const findingsEn = { ...archiveFindingsEn, ...manualFindingsEn };
