import type { Catalogue } from '../../catalogue.ts';

import { findingsPl } from './findings.ts';
import { pl as messages } from './messages.ts';

/** Everything that is said in Polish. */
export const pl: Catalogue = { messages, findings: findingsPl };
