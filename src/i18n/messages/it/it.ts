import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsIt } from './archive-findings.ts';
import { manualFindingsIt } from './manual-findings.ts';

import { configIt as config } from './config.ts';
import { deviceIt as device } from './device.ts';
import { duplicateIt as duplicate } from './duplicate.ts';
import { findingTermsIt } from './finding-terms.ts';
import { it as messages } from './messages.ts';
import { makeIt as make } from './make.ts';
import { embedIt as embed } from './embed.ts';
import { leaveIt as leave } from './leave.ts';
import { moveIt as move } from './move.ts';
import { personIt as person } from './person.ts';
import { uploadListIt as uploadList } from './upload-list.ts';
import { problemsIt as problems } from './problems.ts';
import { pagesIt as pages } from './pages.ts';
import { inspectionIt as inspection } from './inspection.ts';
import { documentTextsIt as documentTexts } from './document-texts.ts';
import { packageFindingsIt as packageFindings } from './package-findings.ts';
import { packagesIt as packages } from './packages.ts';
import { previewIt as preview } from './preview.ts';
import { repairIt as repair } from './repair.ts';

/** All messages in Italian. */
export const it: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsIt, ...manualFindingsIt },
  findingTerms: findingTermsIt,
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
