import type { Findings } from '../../language-messages.ts';
import { archiveFindingsDe } from './archive-findings.ts';
import { documentFindingsDe } from './document-findings.ts';

/** The texts of every code of an inspection, in German. */
export const findingsDe: Findings = { ...archiveFindingsDe, ...documentFindingsDe };
