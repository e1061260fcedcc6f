import type { Catalogue } from '../../catalogue.ts';
import { findingsEs } from './findings.ts';
import { es as messages } from './messages.ts';
import { previewEs } from './preview.ts';

/** Everything that is said in Spanish. */
export const es: Catalogue = { messages, findings: findingsEs, preview: previewEs };
