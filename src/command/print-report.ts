import type { DocumentFinding, DocumentReport } from '#document/document-report.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import { createI18n } from '#i18n/i18n.ts';
import { documentTexts, packageFindingTexts } from '#i18n/messages/en/files.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Finding, Place } from '#manual/finding.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { PackageFinding } from '#package/report/package-finding.ts';
import { pathIn } from '#package/report/package-json.ts';
import type { PackageDocument, PackageReport } from '#package/report/package-report.ts';

import type { Report } from './inspect-source.ts';

const english = createI18n('en');
const { number } = english.formats;
const maxShownPlaces = 3;

/** Formats a report as plain text. */
export const printReport = (file: string, inspected: Report): string => {
  if (inspected.package) return printPackage(file, inspected, inspected.package);
  return inspected.kind === 'manual'
    ? printManual(file, inspected.report)
    : printDocument(file, inspected.report);
};

function printPackage(file: string, inspected: Report, report: PackageReport): string {
  const archive =
    inspected.kind === 'manual'
      ? inspected.report.findings.map(printFinding)
      : inspected.report.findings.map(printDocumentFinding);
  return [
    printable(`${file}: ${packageHeadline(report)}`),
    ...report.documents.map(printPackageDocument),
    ...report.findings.map(printPackageFinding),
    ...archive,
    '',
  ].join('\n');
}

const formatNames = { vdi2770: 'VDI 2770', iirds: 'iiRDS', aasx: 'AASX', zip: 'ZIP archive' } as const;

function packageHeadline({
  format,
  variant,
  documents,
  topics,
  languages,
  objectIds,
}: PackageReport): string {
  const objects = objectIds.map(({ id, label, kind }) => `${id} (${label ?? kind})`);
  return [
    [formatNames[format], variant].filter(Boolean).join(' '),
    documents.length === 1 ? '1 document' : `${number(documents.length)} documents`,
    ...(topics > 0 ? [topics === 1 ? '1 topic' : `${number(topics)} topics`] : []),
    ...(languages.length > 0 ? [languages.join(', ')] : []),
    ...(objects.length > 0 ? [`for ${objects.slice(0, maxShownPlaces).join(', ')}`] : []),
  ].join(', ');
}

function printPackageDocument({ id, titles, classIds, languages, files }: PackageDocument): string {
  const title = titles['en'] ?? Object.values(titles)[0] ?? '';
  const facts = [...classIds, ...languages].join(', ');
  const paths = files.map(({ place }) => pathIn(place)).join(', ');
  return printable(`  ${['document', id, title, facts && `(${facts})`].filter(Boolean).join(' ')}: ${paths}`);
}

function printPackageFinding({ code, severity, count, places }: PackageFinding): string {
  const { title, advice } = packageFindingTexts(english)[code];
  const times = count > 1 ? ` (${number(count)} times)` : '';
  return [`  ${severity} ${code}: ${title}${times}`, `    ${advice}`, ...printPlaces(places, count)].join(
    '\n',
  );
}

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
  const unread = report.unreadFiles > 0 ? [`  ${manualMessages(english).unread(report.unreadFiles)}`] : [];
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
  return [
    `  ${finding.severity} ${finding.code}: ${printable(title)}${times}`,
    `    ${printable(explanation)}`,
    `    ${printable(remedy)}`,
    ...printPlaces(finding.places, finding.count),
  ].join('\n');
}

function printPlaces(places: readonly Place[], count: number): readonly string[] {
  // A finding about the whole file has no entry.
  const named = places.filter(({ entry }) => entry);
  const shown = named.slice(0, maxShownPlaces).map((place) => `    at ${printPlace(place)}`);
  const hidden = count - shown.length;
  return shown.length > 0 && hidden > 0 ? [...shown, `    and ${number(hidden)} more`] : shown;
}

function printPlace({ entry = '', line, column }: Place): string {
  return printable(line === undefined ? entry : `${entry}:${line}:${column}`);
}

/** Names come from the archive and must not contain terminal control sequences. */
const printable = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
