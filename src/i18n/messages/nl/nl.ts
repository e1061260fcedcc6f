import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsNl } from './archive-findings.ts';
import { manualFindingsNl } from './manual-findings.ts';
import { configNl as config } from './config.ts';
import { deviceNl as device } from './device.ts';
import { duplicateNl as duplicate } from './duplicate.ts';
import { findingTermsNl } from './finding-terms.ts';
import { nl as messages } from './messages.ts';
import { makeNl as make } from './make.ts';
import { embedNl as embed } from './embed.ts';
import { leaveNl as leave } from './leave.ts';
import { moveNl as move } from './move.ts';
import { personNl as person } from './person.ts';
import { uploadListNl as uploadList } from './upload-list.ts';
import { problemsNl as problems } from './problems.ts';
import { pagesNl as pages } from './pages.ts';
import { inspectionNl as inspection } from './inspection.ts';
import { documentTextsNl as documentTexts } from './document-texts.ts';
import { packageFindingsNl as packageFindings } from './package-findings.ts';
import { packagesNl as packages } from './packages.ts';
import { previewNl as preview } from './preview.ts';
import { repairNl as repair } from './repair.ts';

/** All messages in Dutch. */
export const nl: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsNl, ...manualFindingsNl },
  findingTerms: findingTermsNl,
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
