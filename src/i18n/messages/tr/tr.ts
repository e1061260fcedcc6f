import type { LanguageMessages } from '../../language-messages.ts';

import { configTr as config } from './config.ts';
import { deviceTr as device } from './device.ts';
import { duplicateTr as duplicate } from './duplicate.ts';
import { findingTermsTr } from './finding-terms.ts';
import { findingsTr } from './findings.ts';
import { tr as messages } from './messages.ts';
import { previewTr as preview } from './preview.ts';

/** Everything that is said in Turkish. */
export const tr: LanguageMessages = {
  messages,
  findings: findingsTr,
  findingTerms: findingTermsTr,
  preview,
  device,
  duplicate,
  config,
};
