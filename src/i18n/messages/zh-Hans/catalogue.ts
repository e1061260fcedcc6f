import type { Catalogue } from '../../catalogue.ts';

import { findingsZhHans } from './findings.ts';
import { zhHans as messages } from './messages.ts';
import { previewZhHans } from './preview.ts';

/** Everything that is said in Simplified Chinese. */
export const zhHans: Catalogue = { messages, findings: findingsZhHans, preview: previewZhHans };
