import type { Catalogue } from '../../catalogue.ts';

import { findingsPl } from './findings.ts';
import { pl as messages } from './messages.ts';
import { previewPl } from './preview.ts';

/** Everything that is said in Polish. */
export const pl: Catalogue = { messages, findings: findingsPl, preview: previewPl };
