import type { LanguageMessages } from '../../language-messages.ts';

import { configZhHans as config } from './config.ts';
import { deviceZhHans as device } from './device.ts';
import { duplicateZhHans as duplicate } from './duplicate.ts';
import { findingTermsZhHans } from './finding-terms.ts';
import { findingsZhHans } from './findings.ts';
import { zhHans as messages } from './messages.ts';
import { previewZhHans as preview } from './preview.ts';

/** Everything that is said in Simplified Chinese. */
export const zhHans: LanguageMessages = {
  messages,
  findings: findingsZhHans,
  findingTerms: findingTermsZhHans,
  preview,
  device,
  duplicate,
  config,
};
