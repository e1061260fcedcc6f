import type { I18n } from '#i18n/i18n.ts';
import { visibleControls } from '#lib/shown-name.ts';
import { isEnded } from '#queue/upload.ts';

import { problemMessage } from '../status/problem-message.ts';
import { warningOf, warningText } from '../status/service-warning.ts';
import type { AssetUpload } from '../asset-upload.ts';
import { whyFileIsNeeded } from '../status/why-file-is-needed.ts';

/** Returns a table of the ended uploads, oldest first, with a header row. Cells are plain text. */
export function uploadsReport(uploads: readonly AssetUpload[], i18n: I18n): readonly (readonly string[])[] {
  const { t, formats } = i18n;
  const { columns } = t.uploads.report;
  const head = [
    columns.status,
    columns.displayName,
    columns.file,
    columns.asset,
    columns.documentId,
    columns.time,
    columns.reason,
  ];
  const lines = uploads.filter(isEnded).map((upload) => {
    const { job, status } = upload;
    return [
      t.uploads.status[status],
      ...[job.displayName, job.file.name, job.assetId].map(visibleControls),
      'receipt' in upload ? visibleControls(upload.receipt.document?.id ?? '') : '',
      'endedAt' in upload ? formats.dateTime(upload.endedAt) : '',
      reasonOf(upload, i18n),
    ];
  });
  return [head, ...lines];
}

function reasonOf(upload: AssetUpload, i18n: I18n): string {
  if (upload.status === 'needs-file') return whyFileIsNeeded(upload, i18n);
  const warning = warningOf(upload);
  if (warning) return warningText(warning);
  return upload.status === 'failed' ? problemMessage(upload.problem, i18n) : '';
}

/** Formats a report as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export const asCsv = (report: readonly (readonly string[])[]): string =>
  `\uFEFF${report.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** Formats a report for pasting into a spreadsheet: cells separated by tabs. */
export const asText = (report: readonly (readonly string[])[]): string =>
  report.map((cells) => cells.map((cell) => escapeFormula(cell).replace(/\s+/g, ' ')).join('\t')).join('\n');

const csvCell = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/** Spreadsheets run cells that begin like a formula, and names come from anywhere (OWASP, CSV injection). */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
