import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsFr } from './archive-findings.ts';
import { manualFindingsFr } from './manual-findings.ts';
import { configFr as config } from './config.ts';
import { deviceFr as device } from './device.ts';
import { duplicateFr as duplicate } from './duplicate.ts';
import { findingTermsFr } from './finding-terms.ts';
import { fr as messages } from './messages.ts';
import { makeFr as make } from './make.ts';
import { embedFr as embed } from './embed.ts';
import { leaveFr as leave } from './leave.ts';
import { moveFr as move } from './move.ts';
import { personFr as person } from './person.ts';
import { uploadListFr as uploadList } from './upload-list.ts';
import { problemsFr as problems } from './problems.ts';
import { pagesFr as pages } from './pages.ts';
import { inspectionFr as inspection } from './inspection.ts';
import { documentTextsFr as documentTexts } from './document-texts.ts';
import { packageFindingsFr as packageFindings } from './package-findings.ts';
import { packagesFr as packages } from './packages.ts';
import { previewFr as preview } from './preview.ts';
import { repairFr as repair } from './repair.ts';

/** All messages in French. */
export const fr: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsFr, ...manualFindingsFr },
  findingTerms: findingTermsFr,
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
