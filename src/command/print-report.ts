import type { DocumentFinding, DocumentReport } from '#document/document-report.ts';
import { documentTexts } from '#i18n/document-texts.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import { createI18n } from '#i18n/i18n.ts';
import type { Finding, Place } from '#manual/finding.ts';
import type { InspectionReport } from '#manual/report.ts';

import type { Report } from './inspect-source.ts';

const english = createI18n('en');
const { number } = english.formats;
const maxShownPlaces = 3;

/** Formats a report as plain text. */
export const printReport = (file: string, inspected: Report): string =>
  inspected.kind === 'manual' ? printManual(file, inspected.report) : printDocument(file, inspected.report);

function printDocument(file: string, { type, findings, facts, image }: DocumentReport): string {
  const about = [
    type,
    ...(facts ? [facts.pages === 1 ? '1 page' : `${number(facts.pages)} pages`] : []),
    ...(facts?.title === undefined ? [] : [facts.title]),
    ...(image?.width === undefined ? [] : [`${image.width} × ${image.height}`]),
    ...(image && !image.isDecoded ? ['checked by its structure only, not decoded'] : []),
  ];
  return [printable(`${file}: ${about.join(', ')}`), ...findings.map(printDocumentFinding), ''].join('\n');
}

function printDocumentFinding({ code, severity, page }: DocumentFinding): string {
  const { title, advice } = documentTexts(english).findings[code];
  const place = page === undefined ? [] : [`    at page ${number(page)}`];
  return [`  ${severity} ${code}: ${title}`, `    ${advice}`, ...place].join('\n');
}

function printManual(file: string, report: InspectionReport): string {
  const unread = report.unreadFiles > 0 ? [`  ${english.t.manual.unread(report.unreadFiles)}`] : [];
  return [
    printable(`${file}: ${headlineOf(report)}`),
    ...unread,
    ...report.findings.map(printFinding),
    '',
  ].join('\n');
}

function headlineOf({ verdict, startPage, title, pages, files }: InspectionReport): string {
  const counts = `${number(pages)} pages, ${number(files)} files`;
  switch (verdict) {
    case 'manual':
      return `offline manual, ${counts}, opens with ${startPage}${title === undefined ? '' : ` (${title})`}`;
    case 'not-a-manual':
      return `a ZIP archive, but no offline manual; ${counts}`;
    case 'unsafe':
      return `unreadable or unsafe; ${counts}`;
  }
}

function printFinding(finding: Finding): string {
  const { title, explanation, remedy } = findingMessage(finding, english);
  const times = finding.count > 1 ? ` (${number(finding.count)} times)` : '';
  const hidden = finding.count - Math.min(maxShownPlaces, finding.places.length);
  const places = finding.places.slice(0, maxShownPlaces).map((place) => `    at ${printPlace(place)}`);
  if (places.length > 0 && hidden > 0) places.push(`    and ${number(hidden)} more`);
  return [
    `  ${finding.severity} ${finding.code}: ${printable(title)}${times}`,
    `    ${printable(explanation)}`,
    `    ${printable(remedy)}`,
    ...places,
  ].join('\n');
}

function printPlace({ entry = '', line, column }: Place): string {
  return printable(line === undefined ? entry : `${entry}:${line}:${column}`);
}

/** Names come from the archive and must not contain terminal control sequences. */
const printable = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
