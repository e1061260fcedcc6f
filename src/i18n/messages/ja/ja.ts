import type { LanguageMessages } from '../../language-messages.ts';

import { configJa as config } from './config.ts';
import { deviceJa as device } from './device.ts';
import { duplicateJa as duplicate } from './duplicate.ts';
import { findingTermsJa } from './finding-terms.ts';
import { findingsJa } from './findings.ts';
import { ja as messages } from './messages.ts';
import { previewJa as preview } from './preview.ts';

/** Everything that is said in Japanese. */
export const ja: LanguageMessages = {
  messages,
  findings: findingsJa,
  findingTerms: findingTermsJa,
  preview,
  device,
  duplicate,
  config,
};
