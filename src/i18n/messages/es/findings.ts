import type { Findings } from '../../language-messages.ts';
import { archiveFindingsEs } from './archive-findings.ts';
import { documentFindingsEs } from './document-findings.ts';

/** The texts of every code of an inspection, in Spanish. */
export const findingsEs: Findings = { ...archiveFindingsEs, ...documentFindingsEs };
