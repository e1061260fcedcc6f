import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsJa } from './archive-findings.ts';
import { manualFindingsJa } from './manual-findings.ts';

import { configJa as config } from './config.ts';
import { deviceJa as device } from './device.ts';
import { duplicateJa as duplicate } from './duplicate.ts';
import { findingTermsJa } from './finding-terms.ts';
import { ja as messages } from './messages.ts';
import { makeJa as make } from './make.ts';
import { embedJa as embed } from './embed.ts';
import { leaveJa as leave } from './leave.ts';
import { moveJa as move } from './move.ts';
import { personJa as person } from './person.ts';
import { uploadListJa as uploadList } from './upload-list.ts';
import { problemsJa as problems } from './problems.ts';
import { pagesJa as pages } from './pages.ts';
import { inspectionJa as inspection } from './inspection.ts';
import { documentTextsJa as documentTexts } from './document-texts.ts';
import { packageFindingsJa as packageFindings } from './package-findings.ts';
import { packagesJa as packages } from './packages.ts';
import { previewJa as preview } from './preview.ts';
import { repairJa as repair } from './repair.ts';

/** All messages in Japanese. */
export const ja: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsJa, ...manualFindingsJa },
  findingTerms: findingTermsJa,
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
