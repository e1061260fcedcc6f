import type { Findings } from '../../language-messages.ts';

import { archiveFindingsIt } from './archive-findings.ts';
import { documentFindingsIt } from './document-findings.ts';

/** The texts of every code of an inspection, in Italian. */
export const findingsIt: Findings = { ...archiveFindingsIt, ...documentFindingsIt };
