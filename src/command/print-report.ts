import type { FindingText } from '#i18n/messages/finding-text.ts';
import { findingsEn } from '#i18n/messages/findings-en.ts';
import type { FindingCode } from '#manual/codes.ts';
import type { Finding, FindingParams, Place } from '#manual/finding.ts';
import type { Report } from '#manual/report.ts';

/** A code without a text does not compile. */
const texts: Readonly<Record<FindingCode, FindingText>> = findingsEn;

const maxShownPlaces = 3;
const numbers = new Intl.NumberFormat('en');

/** A report as plain text for people. */
export function printReport(file: string, report: Report): string {
  return [`${file}: ${headlineOf(report)}`, ...report.findings.map(printFinding), ''].join('\n');
}

function headlineOf({ verdict, startPage, title, pages, files }: Report): string {
  const counts = `${numbers.format(pages)} pages, ${numbers.format(files)} files`;
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
  const { title, explanation, cure } = texts[finding.code];
  const times = finding.count > 1 ? ` (${numbers.format(finding.count)} times)` : '';
  const hidden = finding.count - Math.min(maxShownPlaces, finding.places.length);
  const places = finding.places.slice(0, maxShownPlaces).map((place) => `    at ${printPlace(place)}`);
  if (places.length > 0 && hidden > 0) places.push(`    and ${numbers.format(hidden)} more`);
  return [
    `  ${finding.severity} ${finding.code}: ${fill(title, finding.params)}${times}`,
    `    ${fill(explanation, finding.params)}${nearestOf(finding.params)}`,
    `    ${fill(cure, finding.params)}`,
    ...places,
  ].join('\n');
}

function nearestOf({ nearest, hint }: FindingParams): string {
  if (nearest !== undefined) return ` Perhaps ${nearest} is meant.`;
  if (hint === undefined) return '';
  return hint === 'mailto' ? ' “mailto:” seems to be missing.' : ' “https://” seems to be missing.';
}

const fill = (template: string, params: FindingParams): string =>
  printable(template.replace(/\{(\w+)\}/g, (_, name: string) => show(params[name])));

const show = (value: string | number | undefined): string =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '…');

function printPlace({ entry = '', line, column }: Place): string {
  return printable(line === undefined ? entry : `${entry}:${line}:${column}`);
}

/** Names come from the archive: none of them may move the cursor of a terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
