import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsDe } from './archive-findings.ts';
import { manualFindingsDe } from './manual-findings.ts';
import { configDe as config } from './config.ts';
import { deviceDe as device } from './device.ts';
import { duplicateDe as duplicate } from './duplicate.ts';
import { findingTermsDe } from './finding-terms.ts';
import { de as messages } from './messages.ts';
import { makeDe as make } from './make.ts';
import { embedDe as embed } from './embed.ts';
import { leaveDe as leave } from './leave.ts';
import { moveDe as move } from './move.ts';
import { personDe as person } from './person.ts';
import { uploadListDe as uploadList } from './upload-list.ts';
import { problemsDe as problems } from './problems.ts';
import { pagesDe as pages } from './pages.ts';
import { inspectionDe as inspection } from './inspection.ts';
import { documentTextsDe as documentTexts } from './document-texts.ts';
import { packageFindingsDe as packageFindings } from './package-findings.ts';
import { packagesDe as packages } from './packages.ts';
import { previewDe as preview } from './preview.ts';
import { repairDe as repair } from './repair.ts';

/** All messages in German. */
export const de: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsDe, ...manualFindingsDe },
  findingTerms: findingTermsDe,
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
