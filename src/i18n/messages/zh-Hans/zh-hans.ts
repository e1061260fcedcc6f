import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsZhHans } from './archive-findings.ts';
import { manualFindingsZhHans } from './manual-findings.ts';

import { configZhHans as config } from './config.ts';
import { deviceZhHans as device } from './device.ts';
import { duplicateZhHans as duplicate } from './duplicate.ts';
import { findingTermsZhHans } from './finding-terms.ts';
import { zhHans as messages } from './messages.ts';
import { makeZhHans as make } from './make.ts';
import { embedZhHans as embed } from './embed.ts';
import { leaveZhHans as leave } from './leave.ts';
import { moveZhHans as move } from './move.ts';
import { personZhHans as person } from './person.ts';
import { uploadListZhHans as uploadList } from './upload-list.ts';
import { problemsZhHans as problems } from './problems.ts';
import { pagesZhHans as pages } from './pages.ts';
import { inspectionZhHans as inspection } from './inspection.ts';
import { documentTextsZhHans as documentTexts } from './document-texts.ts';
import { packageFindingsZhHans as packageFindings } from './package-findings.ts';
import { packagesZhHans as packages } from './packages.ts';
import { previewZhHans as preview } from './preview.ts';
import { repairZhHans as repair } from './repair.ts';

/** All messages in Simplified Chinese. */
export const zhHans: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsZhHans, ...manualFindingsZhHans },
  findingTerms: findingTermsZhHans,
  inspection,
  preview,
  repair,
  device,
  duplicate,
  uploadList,
  problems,
  make,
  embed,
  leave,
  move,
  person,
  config,
  pages,
  documentTexts,
  packageFindings,
  packages,
};
