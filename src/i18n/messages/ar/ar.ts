import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsAr } from './archive-findings.ts';
import { manualFindingsAr } from './manual-findings.ts';

import { configAr as config } from './config.ts';
import { deviceAr as device } from './device.ts';
import { duplicateAr as duplicate } from './duplicate.ts';
import { findingTermsAr } from './finding-terms.ts';
import { ar as messages } from './messages.ts';
import { makeAr as make } from './make.ts';
import { embedAr as embed } from './embed.ts';
import { leaveAr as leave } from './leave.ts';
import { moveAr as move } from './move.ts';
import { personAr as person } from './person.ts';
import { uploadListAr as uploadList } from './upload-list.ts';
import { problemsAr as problems } from './problems.ts';
import { pagesAr as pages } from './pages.ts';
import { inspectionAr as inspection } from './inspection.ts';
import { documentTextsAr as documentTexts } from './document-texts.ts';
import { packageFindingsAr as packageFindings } from './package-findings.ts';
import { packagesAr as packages } from './packages.ts';
import { previewAr as preview } from './preview.ts';
import { repairAr as repair } from './repair.ts';

/** All messages in Arabic. */
export const ar: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsAr, ...manualFindingsAr },
  findingTerms: findingTermsAr,
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
