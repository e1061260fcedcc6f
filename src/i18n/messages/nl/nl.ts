import type { LanguageMessages } from '../../language-messages.ts';
import { configNl as config } from './config.ts';
import { deviceNl as device } from './device.ts';
import { duplicateNl as duplicate } from './duplicate.ts';
import { findingTermsNl } from './finding-terms.ts';
import { findingsNl } from './findings.ts';
import { nl as messages } from './messages.ts';
import { previewNl as preview } from './preview.ts';

/** Everything that is said in Dutch. */
export const nl: LanguageMessages = {
  messages,
  findings: findingsNl,
  findingTerms: findingTermsNl,
  preview,
  device,
  duplicate,
  config,
};
