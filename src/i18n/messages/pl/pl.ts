import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsPl } from './archive-findings.ts';
import { manualFindingsPl } from './manual-findings.ts';

import { configPl as config } from './config.ts';
import { devicePl as device } from './device.ts';
import { duplicatePl as duplicate } from './duplicate.ts';
import { findingTermsPl } from './finding-terms.ts';
import { pl as messages } from './messages.ts';
import { makePl as make } from './make.ts';
import { embedPl as embed } from './embed.ts';
import { leavePl as leave } from './leave.ts';
import { movePl as move } from './move.ts';
import { personPl as person } from './person.ts';
import { uploadListPl as uploadList } from './upload-list.ts';
import { problemsPl as problems } from './problems.ts';
import { pagesPl as pages } from './pages.ts';
import { inspectionPl as inspection } from './inspection.ts';
import { documentTextsPl as documentTexts } from './document-texts.ts';
import { packageFindingsPl as packageFindings } from './package-findings.ts';
import { packagesPl as packages } from './packages.ts';
import { previewPl as preview } from './preview.ts';
import { repairPl as repair } from './repair.ts';

/** All messages in Polish. */
export const pl: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsPl, ...manualFindingsPl },
  findingTerms: findingTermsPl,
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
