import type { Findings } from '../../language-messages.ts';
import { archiveFindingsNl } from './archive-findings.ts';
import { documentFindingsNl } from './document-findings.ts';

/** The texts of every code of an inspection, in Dutch. */
export const findingsNl: Findings = { ...archiveFindingsNl, ...documentFindingsNl };
