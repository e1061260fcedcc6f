import type { Findings } from '../../language-messages.ts';
import { archiveFindingsFr } from './archive-findings.ts';
import { documentFindingsFr } from './document-findings.ts';

/** The texts of every code of an inspection, in French. */
export const findingsFr: Findings = { ...archiveFindingsFr, ...documentFindingsFr };
