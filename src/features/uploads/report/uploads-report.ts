import { isLinkedTo } from '#api/contract/receipt.ts';
import type { I18n } from '#i18n/i18n.ts';
import { type UploadListMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { isEnded } from '#queue/upload.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { canRetry } from '../status/available-actions.ts';
import { needsLink } from '../status/groups.ts';
import { failureMessage } from '../status/problem-message.ts';
import { warningOf, warningText } from '../status/service-warning.ts';
import { neededFile, shownStatus } from '../status/shown-status.ts';

/** Returns a table of the ended uploads, oldest first, with a header row. Cells are plain text. */
export function uploadsReport(uploads: readonly AssetUpload[], i18n: I18n): readonly (readonly string[])[] {
  const { t, formats } = i18n;
  const { columns } = t.uploads.report;
  const { report: words, packageName } = uploadListMessages(i18n);
  const head = [
    columns.status,
    columns.displayName,
    columns.file,
    columns.asset,
    words.onAsset,
    columns.documentId,
    columns.time,
    columns.reason,
    words.toDo,
    packageName,
  ];
  const lines = uploads.filter(isEnded).map((upload) => {
    const { job, status } = upload;
    return [
      t.uploads.status[status === 'needs-file' ? shownStatus(upload) : status],
      ...[job.displayName, job.file.name, job.assetId].map(visibleControls),
      words[onAsset(upload)],
      'receipt' in upload ? visibleControls(upload.receipt.document?.id ?? '') : '',
      'endedAt' in upload ? formats.dateTime(upload.endedAt) : '',
      reasonOf(upload, i18n),
      toDo(upload, words),
      visibleControls(job.packageName ?? ''),
    ];
  });
  return [head, ...lines];
}

/** Returns whether the document is on the upload's asset. */
function onAsset(upload: AssetUpload): 'yes' | 'no' | 'unknown' {
  // The operation links what it stores, unless the answer says something else.
  if (upload.status === 'stored') {
    return isLinkedTo(upload.job.assetId, upload.receipt) === false ? 'unknown' : 'yes';
  }
  if (upload.status !== 'already-exists') return upload.pastAttempts.outcomeUnknown ? 'unknown' : 'no';
  if (upload.receipt.kind !== 'duplicate') return 'unknown';
  const isLinked = isLinkedTo(upload.job.assetId, upload.receipt);
  return isLinked === undefined ? 'unknown' : isLinked ? 'yes' : 'no';
}

/** Returns what a person has to do; empty if there is nothing. */
function toDo(upload: AssetUpload, words: UploadListMessages['report']): string {
  if (needsLink(upload)) return onAsset(upload) === 'no' ? words.link : words.checkLink;
  if (upload.status === 'stored') return onAsset(upload) === 'yes' ? '' : words.checkLink;
  if (neededFile(upload) === 'other') return words.otherFile;
  if (neededFile(upload) || upload.status === 'needs-file') return words.selectFile;
  if (upload.status !== 'failed') return '';
  return canRetry(upload) ? words.retry : words.edit;
}

function reasonOf(upload: AssetUpload, i18n: I18n): string {
  if (upload.status === 'failed' || upload.status === 'needs-file') return failureMessage(upload, i18n);
  const warning = warningOf(upload);
  return warning ? warningText(warning) : '';
}

/** Formats a report as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export const asCsv = (report: readonly (readonly string[])[]): string =>
  `\uFEFF${report.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** Formats a report for pasting into a spreadsheet: cells separated by tabs. */
export const asText = (report: readonly (readonly string[])[]): string =>
  report.map((cells) => cells.map((cell) => escapeFormula(cell).replace(/\s+/g, ' ')).join('\t')).join('\n');

const csvCell = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/**
 * Spreadsheets run cells that begin like a formula, also in full width, and names come from anywhere (OWASP, CSV
 * injection). A spreadsheet with another separator starts a new cell after each of these characters.
 */
const escapeFormula = (cell: string): string => {
  const escaped = cell.replace(/([,;|\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^(?:[\s"]*[=+\-@＝＋－＠]|[\t\r\n])/.test(escaped) ? `'${escaped}` : escaped;
};
