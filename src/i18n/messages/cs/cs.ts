import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsCs } from './archive-findings.ts';
import { manualFindingsCs } from './manual-findings.ts';

import { configCs as config } from './config.ts';
import { deviceCs as device } from './device.ts';
import { duplicateCs as duplicate } from './duplicate.ts';
import { findingTermsCs } from './finding-terms.ts';
import { cs as messages } from './messages.ts';
import { makeCs as make } from './make.ts';
import { embedCs as embed } from './embed.ts';
import { leaveCs as leave } from './leave.ts';
import { moveCs as move } from './move.ts';
import { personCs as person } from './person.ts';
import { uploadListCs as uploadList } from './upload-list.ts';
import { problemsCs as problems } from './problems.ts';
import { pagesCs as pages } from './pages.ts';
import { inspectionCs as inspection } from './inspection.ts';
import { documentTextsCs as documentTexts } from './document-texts.ts';
import { packageFindingsCs as packageFindings } from './package-findings.ts';
import { packagesCs as packages } from './packages.ts';
import { previewCs as preview } from './preview.ts';
import { repairCs as repair } from './repair.ts';

/** All messages in Czech. */
export const cs: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsCs, ...manualFindingsCs },
  findingTerms: findingTermsCs,
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
