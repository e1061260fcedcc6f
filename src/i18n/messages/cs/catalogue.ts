import type { Catalogue } from '../../catalogue.ts';

import { findingsCs } from './findings.ts';
import { cs as messages } from './messages.ts';
import { previewCs } from './preview.ts';

/** Everything that is said in Czech. */
export const cs: Catalogue = { messages, findings: findingsCs, preview: previewCs };
