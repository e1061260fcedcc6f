import type { Findings } from '../../language-messages.ts';

import { archiveFindingsCs } from './archive-findings.ts';
import { documentFindingsCs } from './document-findings.ts';

/** The texts of every code of an inspection, in Czech. */
export const findingsCs: Findings = { ...archiveFindingsCs, ...documentFindingsCs };
