import type { Catalogue } from '../../catalogue.ts';

import { findingsJa } from './findings.ts';
import { ja as messages } from './messages.ts';
import { previewJa } from './preview.ts';

/** Everything that is said in Japanese. */
export const ja: Catalogue = { messages, findings: findingsJa, preview: previewJa };
