import type { Catalogue } from '../../catalogue.ts';

import { findingsTr } from './findings.ts';
import { tr as messages } from './messages.ts';
import { previewTr } from './preview.ts';

/** Everything that is said in Turkish. */
export const tr: Catalogue = { messages, findings: findingsTr, preview: previewTr };
