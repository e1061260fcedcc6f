import { isLinkedTo } from '#api/contract/receipt.ts';
import type { I18n } from '#i18n/i18n.ts';
import { type UploadListMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { visibleControls } from '#lib/text/shown-name.ts';
import { isEnded } from '#queue/upload.ts';
import { type AssetUpload, needsDecision, needsLink } from '#sending/asset-upload.ts';
import { warningOf, warningText } from '#sending/service-warning.ts';

import { canRetry } from '../status/available-actions.ts';
import { failureMessage } from '../status/problem-message.ts';
import { isRegularZip, neededFile, shownStatus } from '../status/shown-status.ts';
import { resultsOf } from '../status/status-counts.ts';

/**
 * Returns a table of the uploads that ended or wait for a decision, oldest first, and of the names of files that can't be uploaded, with a header
 * row. Cells are plain text.
 */
export function uploadsReport(
  uploads: readonly AssetUpload[],
  i18n: I18n,
  leftOut: readonly string[] = [],
): readonly (readonly string[])[] {
  const { t, formats } = i18n;
  const { columns } = t.uploads.report;
  const { report: words, packageName, background } = uploadListMessages(i18n);
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
  const timeText = ({ endedAt, whileClosed }: { endedAt: number; whileClosed?: true | undefined }): string =>
    whileClosed ? background.at(formats.dateTime(endedAt)) : formats.dateTime(endedAt);
  const reported = uploads.filter((upload) => isEnded(upload) || needsDecision(upload));
  const lines = reported.map((upload) => {
    const { job, status } = upload;
    return [
      needsDecision(upload)
        ? t.uploads.blockedBy.decision
        : t.uploads.status[status === 'needs-file' ? shownStatus(upload) : status],
      ...[job.displayName, job.file.name, job.assetId].map(visibleControls),
      words[onAsset(upload)],
      'receipt' in upload ? visibleControls(upload.receipt.document?.id ?? '') : '',
      'endedAt' in upload ? timeText(upload) : '',
      reasonOf(upload, i18n),
      toDo(upload, words),
      visibleControls(job.packageName ?? ''),
    ];
  });
  const empty = head.slice(3).map(() => '');
  return [head, ...lines, ...leftOut.map((name) => [t.add.notUploaded, '', visibleControls(name), ...empty])];
}

/**
 * Returns the report as text to read: for each asset what became of its uploads, then a line for each, those last that
 * are simply stored. `page.leftOut` are names of files that can't be uploaded.
 */
export function reportText(
  uploads: readonly AssetUpload[],
  i18n: I18n,
  page?: { readonly assetId: string | undefined; readonly leftOut: readonly string[] },
): string {
  const { announce, status: words } = i18n.t.uploads;
  const textOf = (assetId: string): string => {
    const ofAsset = uploads.filter(({ job }) => job.assetId === assetId);
    const leftOut = page && assetId === page.assetId ? page.leftOut : [];
    const rows = uploadsReport(ofAsset, i18n, leftOut).slice(1);
    const lines = rows.map(([status = '', name, file = '', , , , , reason, toDo]) => {
      const more = [reason, toDo].filter(Boolean).join(' · ');
      const line = announce(name || file, more ? `${status} (${more})` : status);
      return { isPlain: status === words.stored && !more, text: escapeFormula(line).replace(/\s+/g, ' ') };
    });
    const title = announce(visibleControls(assetId), resultsOf(ofAsset, leftOut.length, i18n));
    const sorted = lines.toSorted((a, b) => Number(a.isPlain) - Number(b.isPlain));
    return [title, ...sorted.map(({ text }) => text)].join('\n');
  };
  return [...new Set(uploads.map(({ job }) => job.assetId))].map(textOf).join('\n\n');
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
  if (warning) return warningText(warning);
  return isRegularZip(upload.job) ? uploadListMessages(i18n).regularZip : '';
}

/** Formats a report as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export const asCsv = (report: readonly (readonly string[])[]): string =>
  `\uFEFF${report.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;

const csvCell = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/**
 * Spreadsheets run cells that begin like a formula, also in full width, and names come from anywhere (OWASP, CSV
 * injection). A spreadsheet with another separator starts a new cell after each of these characters.
 */
const escapeFormula = (cell: string): string => {
  const escaped = cell.replace(/([,;|\t\r\n])(?=[=+\-@＝＋－＠])/g, "$1'");
  return /^(?:[\s"]*[=+\-@＝＋－＠]|[\t\r\n])/.test(escaped) ? `'${escaped}` : escaped;
};
