import type { LanguageMessages } from '../../language-messages.ts';
import { configDe as config } from './config.ts';
import { deviceDe as device } from './device.ts';
import { duplicateDe as duplicate } from './duplicate.ts';
import { findingTermsDe } from './finding-terms.ts';
import { findingsDe } from './findings.ts';
import { de as messages } from './messages.ts';
import { previewDe as preview } from './preview.ts';

/** Everything that is said in German. */
export const de: LanguageMessages = {
  messages,
  findings: findingsDe,
  findingTerms: findingTermsDe,
  preview,
  device,
  duplicate,
  config,
};
