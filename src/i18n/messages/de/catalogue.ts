import type { Catalogue } from '../../catalogue.ts';
import { findingTermsDe } from './finding-terms.ts';
import { findingsDe } from './findings.ts';
import { de as messages } from './messages.ts';

/** Everything that is said in German. */
export const de: Catalogue = { messages, findings: findingsDe, findingTerms: findingTermsDe };
