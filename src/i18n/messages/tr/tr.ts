import type { LanguageMessages } from '../../language-messages.ts';
import { archiveFindingsTr } from './archive-findings.ts';
import { manualFindingsTr } from './manual-findings.ts';

import { configTr as config } from './config.ts';
import { deviceTr as device } from './device.ts';
import { duplicateTr as duplicate } from './duplicate.ts';
import { findingTermsTr } from './finding-terms.ts';
import { tr as messages } from './messages.ts';
import { makeTr as make } from './make.ts';
import { embedTr as embed } from './embed.ts';
import { leaveTr as leave } from './leave.ts';
import { moveTr as move } from './move.ts';
import { personTr as person } from './person.ts';
import { uploadListTr as uploadList } from './upload-list.ts';
import { problemsTr as problems } from './problems.ts';
import { pagesTr as pages } from './pages.ts';
import { inspectionTr as inspection } from './inspection.ts';
import { documentTextsTr as documentTexts } from './document-texts.ts';
import { packageFindingsTr as packageFindings } from './package-findings.ts';
import { packagesTr as packages } from './packages.ts';
import { previewTr as preview } from './preview.ts';
import { repairTr as repair } from './repair.ts';

/** All messages in Turkish. */
export const tr: LanguageMessages = {
  messages,
  findings: { ...archiveFindingsTr, ...manualFindingsTr },
  findingTerms: findingTermsTr,
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
