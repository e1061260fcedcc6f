import type { Findings } from '../../language-messages.ts';

import { archiveFindingsJa } from './archive-findings.ts';
import { documentFindingsJa } from './document-findings.ts';

/** The texts of every code of an inspection, in Japanese. */
export const findingsJa: Findings = { ...archiveFindingsJa, ...documentFindingsJa };
