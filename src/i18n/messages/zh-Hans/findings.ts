import type { Findings } from '../../language-messages.ts';

import { archiveFindingsZhHans } from './archive-findings.ts';
import { documentFindingsZhHans } from './document-findings.ts';

/** The texts of every code of an inspection, in Simplified Chinese. */
export const findingsZhHans: Findings = { ...archiveFindingsZhHans, ...documentFindingsZhHans };
