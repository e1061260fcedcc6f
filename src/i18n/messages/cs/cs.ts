import type { LanguageMessages } from '../../language-messages.ts';

import { configCs as config } from './config.ts';
import { deviceCs as device } from './device.ts';
import { duplicateCs as duplicate } from './duplicate.ts';
import { findingTermsCs } from './finding-terms.ts';
import { findingsCs } from './findings.ts';
import { cs as messages } from './messages.ts';
import { previewCs as preview } from './preview.ts';

/** Everything that is said in Czech. */
export const cs: LanguageMessages = {
  messages,
  findings: findingsCs,
  findingTerms: findingTermsCs,
  preview,
  device,
  duplicate,
  config,
};
