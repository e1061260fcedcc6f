import type { LanguageMessages } from '../../language-messages.ts';
import { configFr as config } from './config.ts';
import { deviceFr as device } from './device.ts';
import { duplicateFr as duplicate } from './duplicate.ts';
import { findingTermsFr } from './finding-terms.ts';
import { findingsFr } from './findings.ts';
import { fr as messages } from './messages.ts';
import { previewFr as preview } from './preview.ts';

/** Everything that is said in French. */
export const fr: LanguageMessages = {
  messages,
  findings: findingsFr,
  findingTerms: findingTermsFr,
  preview,
  device,
  duplicate,
  config,
};
