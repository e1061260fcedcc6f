import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsEs } from './archive-findings.ts';
import { manualFindingsEs } from './manual-findings.ts';
import { configEs as config } from './config.ts';
import { deviceEs as device } from './device.ts';
import { duplicateEs as duplicate } from './duplicate.ts';
import { findingTermsEs } from './finding-terms.ts';
import { es as messages } from './messages.ts';
import { makeEs as make } from './make.ts';
import { embedEs as embed } from './embed.ts';
import { leaveEs as leave } from './leave.ts';
import { moveEs as move } from './move.ts';
import { personEs as person } from './person.ts';
import { uploadListEs as uploadList } from './upload-list.ts';
import { problemsEs as problems } from './problems.ts';
import { pagesEs as pages } from './pages.ts';
import { inspectionEs as inspection } from './inspection.ts';
import { documentTextsEs as documentTexts } from './document-texts.ts';
import { packageFindingsEs as packageFindings } from './package-findings.ts';
import { packagesEs as packages } from './packages.ts';
import { previewEs as preview } from './preview.ts';
import { repairEs as repair } from './repair.ts';

/** All messages in Spanish. */
export const es: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsEs, ...manualFindingsEs },
  findingTerms: findingTermsEs,
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
