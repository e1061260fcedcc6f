import type { Findings } from '../../language-messages.ts';

import { archiveFindingsAr } from './archive-findings.ts';
import { documentFindingsAr } from './document-findings.ts';

/** The texts of every code of an inspection, in Arabic. */
export const findingsAr: Findings = { ...archiveFindingsAr, ...documentFindingsAr };
