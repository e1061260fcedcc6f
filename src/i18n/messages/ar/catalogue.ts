import type { Catalogue } from '../../catalogue.ts';

import { findingsAr } from './findings.ts';
import { ar as messages } from './messages.ts';
import { previewAr } from './preview.ts';

/** Everything that is said in Arabic. */
export const ar: Catalogue = { messages, findings: findingsAr, preview: previewAr };
