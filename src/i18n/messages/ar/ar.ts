import type { LanguageMessages } from '../../language-messages.ts';

import { configAr as config } from './config.ts';
import { deviceAr as device } from './device.ts';
import { duplicateAr as duplicate } from './duplicate.ts';
import { findingTermsAr } from './finding-terms.ts';
import { findingsAr } from './findings.ts';
import { ar as messages } from './messages.ts';
import { previewAr as preview } from './preview.ts';

/** Everything that is said in Arabic. */
export const ar: LanguageMessages = {
  messages,
  findings: findingsAr,
  findingTerms: findingTermsAr,
  preview,
  device,
  duplicate,
  config,
};
