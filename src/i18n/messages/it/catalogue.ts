import type { Catalogue } from '../../catalogue.ts';

import { findingsIt } from './findings.ts';
import { it as messages } from './messages.ts';
import { previewIt } from './preview.ts';

/** Everything that is said in Italian. */
export const it: Catalogue = { messages, findings: findingsIt, preview: previewIt };
