import { configEn as config } from './config.ts';
import { deviceEn as device } from './device.ts';
import { duplicateEn as duplicate } from './duplicate.ts';
import { findingTermsEn as findingTerms } from './finding-terms.ts';
import { findingsEn as findings } from './findings.ts';
import { en as messages } from './messages.ts';
import { pagesEn as pages } from './pages.ts';
import { inspectionEn as inspection } from './inspection.ts';
import { documentTextsEn as documentTexts } from './document-texts.ts';
import { packageFindingsEn as packageFindings } from './package-findings.ts';
import { packagesEn as packages } from './packages.ts';
import { previewEn as preview } from './preview.ts';
import { repairEn as repair } from './repair.ts';
import { makeEn as make } from './make.ts';
import { embedEn as embed } from './embed.ts';
import { leaveEn as leave } from './leave.ts';
import { moveEn as move } from './move.ts';
import { personEn as person } from './person.ts';
import { uploadListEn as uploadList } from './upload-list.ts';
import { problemsEn as problems } from './problems.ts';

/** All messages in English; other languages have the same keys. */
export const english = {
  messages,
  findings,
  findingTerms,
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
