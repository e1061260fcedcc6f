import type { DocumentFinding, DocumentReport } from '#document/document-report.ts';
import { findingMessage } from '#i18n/finding-message.ts';
import { createI18n } from '#i18n/i18n.ts';
import { documentTexts, packageFindingTexts } from '#i18n/messages/en/files.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { Finding, Place } from '#manual/finding.ts';
import type { InspectionReport } from '#manual/report.ts';
import type { PackageFinding } from '#package/package-finding.ts';
import type { PackageDocument, PackageReport } from '#package/package-report.ts';

import type { Report } from './inspect-source.ts';

const english = createI18n('en');
const { number } = english.formats;
const maxShownPlaces = 3;

/** Formats a report as plain text. */
export function printReport(file: string, inspected: Report): string {
  const { package: ofPackage } = inspected;
  const findings =
    inspected.kind === 'manual'
      ? inspected.report.findings.map(manualFinding)
      : inspected.report.findings.map(documentFinding);
  const lines = ofPackage
    ? [packageHeadline(ofPackage), ...ofPackage.documents.map(packageDocument)]
    : inspected.kind === 'manual'
      ? manualHeadlines(inspected.report)
      : [documentHeadline(inspected.report)];
  const all = [...(ofPackage?.findings ?? []).map(packageFinding), ...findings];
  return [`${file}: ${lines[0]}`, ...lines.slice(1), ...all.flatMap(printFinding)]
    .map((line) => `${printable(line)}\n`)
    .join('');
}

const formatNames = { vdi2770: 'VDI 2770', iirds: 'iiRDS', aasx: 'AASX', zip: 'ZIP archive' } as const;

const counted = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

function packageHeadline(report: PackageReport): string {
  const { format, variant, documents, topics, languages, objectIds } = report;
  const objects = objectIds.map(({ id, label, kind }) => `${id} (${label ?? kind})`);
  return [
    [formatNames[format], variant].filter(Boolean).join(' '),
    counted(documents.length, 'document'),
    ...(topics > 0 ? [counted(topics, 'topic')] : []),
    ...languages,
    ...(objects.length > 0 ? [`for ${objects.slice(0, maxShownPlaces).join(', ')}`] : []),
  ].join(', ');
}

function packageDocument({ id, titles, classIds, languages, files }: PackageDocument): string {
  const title = titles['en'] ?? Object.values(titles)[0] ?? '';
  const facts = [...classIds, ...languages].join(', ');
  const paths = files.map(({ place }) => place.join('/')).join(', ');
  return `  ${['document', id, title, facts && `(${facts})`].filter(Boolean).join(' ')}: ${paths}`;
}

function documentHeadline({ type, facts, image }: DocumentReport): string {
  return [
    type,
    ...(facts ? [counted(facts.pages, 'page')] : []),
    ...(facts?.title === undefined ? [] : [facts.title]),
    ...(image?.width === undefined ? [] : [`${image.width} × ${image.height}`]),
    ...(image && !image.isDecoded ? ['checked by its structure only, not decoded'] : []),
  ].join(', ');
}

function manualHeadlines(report: InspectionReport): readonly string[] {
  const { verdict, startPage, title, unreadFiles } = report;
  const counts = `${number(report.pages)} pages, ${number(report.files)} files`;
  const headline = {
    manual: `offline manual, ${counts}, opens with ${startPage}${title === undefined ? '' : ` (${title})`}`,
    'not-a-manual': `a ZIP archive, but no offline manual; ${counts}`,
    unsafe: `unreadable or unsafe; ${counts}`,
  }[verdict];
  return [headline, ...(unreadFiles > 0 ? [`  ${manualMessages(english).unread(unreadFiles)}`] : [])];
}

/** A finding of any kind in words. */
interface PrintedFinding extends Pick<Finding, 'severity'> {
  readonly code: string;
  readonly count: number;
  readonly places: readonly Place[];
  readonly title: string;
  readonly advice: readonly string[];
}

function manualFinding(finding: Finding): PrintedFinding {
  const { title, explanation, remedy } = findingMessage(finding, english);
  return { ...finding, title, advice: [explanation, remedy] };
}

function packageFinding(finding: PackageFinding): PrintedFinding {
  const { title, advice } = packageFindingTexts(english)[finding.code];
  return { ...finding, title, advice: [advice] };
}

function documentFinding({ code, severity, page }: DocumentFinding): PrintedFinding {
  const { title, advice } = documentTexts(english).findings[code];
  const places = page === undefined ? [] : [{ entry: `page ${number(page)}` }];
  return { code, severity, count: 1, places, title, advice: [advice] };
}

function printFinding({ severity, code, title, advice, count, places }: PrintedFinding): readonly string[] {
  // A finding about the whole file has no entry.
  const shown = places
    .filter(({ entry }) => entry)
    .slice(0, maxShownPlaces)
    .map(({ entry, line, column }) => `at ${line === undefined ? entry : `${entry}:${line}:${column}`}`);
  const hidden = shown.length > 0 ? count - shown.length : 0;
  return [
    `  ${severity} ${code}: ${title}${count > 1 ? ` (${number(count)} times)` : ''}`,
    ...[...advice, ...shown, ...(hidden > 0 ? [`and ${number(hidden)} more`] : [])].map(
      (line) => `    ${line}`,
    ),
  ];
}

/** Names come from the archive and must not contain terminal control sequences. */
const printable = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
