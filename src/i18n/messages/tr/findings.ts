import type { Findings } from '../../language-messages.ts';

import { archiveFindingsTr } from './archive-findings.ts';
import { documentFindingsTr } from './document-findings.ts';

/** The texts of every code of an inspection, in Turkish. */
export const findingsTr: Findings = { ...archiveFindingsTr, ...documentFindingsTr };
