import type { Findings } from '../../language-messages.ts';

import { archiveFindingsPl } from './archive-findings.ts';
import { documentFindingsPl } from './document-findings.ts';

/** The texts of every code of an inspection, in Polish. */
export const findingsPl: Findings = { ...archiveFindingsPl, ...documentFindingsPl };
