import type { LanguageMessages } from '../../language-messages.ts';

import { configPl as config } from './config.ts';
import { devicePl as device } from './device.ts';
import { duplicatePl as duplicate } from './duplicate.ts';
import { findingTermsPl } from './finding-terms.ts';
import { findingsPl } from './findings.ts';
import { pl as messages } from './messages.ts';
import { previewPl as preview } from './preview.ts';

/** Everything that is said in Polish. */
export const pl: LanguageMessages = {
  messages,
  findings: findingsPl,
  findingTerms: findingTermsPl,
  preview,
  device,
  duplicate,
  config,
};
