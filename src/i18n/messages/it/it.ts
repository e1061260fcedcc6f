import type { LanguageMessages } from '../../language-messages.ts';

import { configIt as config } from './config.ts';
import { deviceIt as device } from './device.ts';
import { duplicateIt as duplicate } from './duplicate.ts';
import { findingTermsIt } from './finding-terms.ts';
import { findingsIt } from './findings.ts';
import { it as messages } from './messages.ts';
import { previewIt as preview } from './preview.ts';

/** Everything that is said in Italian. */
export const it: LanguageMessages = {
  messages,
  findings: findingsIt,
  findingTerms: findingTermsIt,
  preview,
  device,
  duplicate,
  config,
};
