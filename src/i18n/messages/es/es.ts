import type { LanguageMessages } from '../../language-messages.ts';
import { configEs as config } from './config.ts';
import { deviceEs as device } from './device.ts';
import { duplicateEs as duplicate } from './duplicate.ts';
import { findingTermsEs } from './finding-terms.ts';
import { findingsEs } from './findings.ts';
import { es as messages } from './messages.ts';
import { previewEs as preview } from './preview.ts';

/** Everything that is said in Spanish. */
export const es: LanguageMessages = {
  messages,
  findings: findingsEs,
  findingTerms: findingTermsEs,
  preview,
  device,
  duplicate,
  config,
};
