import type { I18n } from '#i18n/i18n.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import { groupBy } from '#lib/collections.ts';
import type { Severity } from '#lib/finding.ts';
import type { Finding } from '#manual/finding.ts';
import type { InspectionReport } from '#manual/report.ts';

/** First place of a finding, and the number of further places; empty if it concerns the whole archive. */
export const placeText = (finding: Finding, i18n: I18n): string =>
  finding.entry === undefined ? '' : finding.entry + lineAndCount(finding, i18n);

/** Text after the file name of a place: the line, and the number of further places. */
export function lineAndCount({ line, count }: Finding, i18n: I18n): string {
  const manual = manualMessages(i18n);
  const inFile = line === undefined ? '' : `, ${manual.line(line)}`;
  return count > 1 ? `${inFile} · ${manual.more(count - 1)}` : inFile;
}

const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Sorts findings: worst first, among equals the most frequent first. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => rank[a.severity] - rank[b.severity] || b.count - a.count);

/** Number of groups by severity: what the list shows as rows. A group has the severity of its worst finding. */
export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of byCode(worstFirst(findings))) counts[severity] += 1;
  return counts;
}

/** Number of groups of each severity, in words: `9 warnings and 3 notes`. Empty without findings. */
export function countsText({ findings }: Pick<InspectionReport, 'findings'>, i18n: I18n): string {
  const manual = manualMessages(i18n);
  const { error, warning, info } = countBySeverity(findings);
  const counts = i18n.formats.and([
    ...(error > 0 ? [manual.errors(error)] : []),
    ...(warning > 0 ? [manual.warnings(warning)] : []),
    ...(info > 0 ? [manual.infos(info)] : []),
  ]);
  // Chinese has a space between a word and a number.
  return counts.replace(/和(?=\d)/, '和 ');
}

/** Groups findings by code, in the order in which the codes first occur, with the severity of the first one. */
export const byCode = (findings: readonly Finding[]) =>
  [...groupBy(findings, ({ code }) => code)].map(([code, found]) => ({
    code,
    severity: found[0]!.severity,
    findings: found,
  }));
