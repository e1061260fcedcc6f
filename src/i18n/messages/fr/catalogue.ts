import type { Catalogue } from '../../catalogue.ts';
import { findingsFr } from './findings.ts';
import { fr as messages } from './messages.ts';
import { previewFr } from './preview.ts';

/** Everything that is said in French. */
export const fr: Catalogue = { messages, findings: findingsFr, preview: previewFr };
