import type { Messages } from '#i18n/messages/en/messages.ts';
import type { Finding, Severity } from '#manual/finding.ts';

/** The first place of a finding and how many more there are; empty where it is about the whole archive. */
export const placeText = (finding: Finding, t: Messages): string =>
  finding.entry === undefined ? '' : finding.entry + lineAndCount(finding, t);

/** What is said of a place after the name of its file: the line, and how many more places there are. */
export function lineAndCount({ line, count }: Finding, { manual }: Messages): string {
  const inFile = line === undefined ? '' : `, ${manual.line(line)}`;
  return count > 1 ? `${inFile} · ${manual.more(count - 1)}` : inFile;
}

const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** The worst first; among equals what was found most often. */
export const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => rank[a.severity] - rank[b.severity] || b.count - a.count);

/** How many findings of each severity there are. */
export function countBySeverity(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Findings of one code together, in the order in which the codes first come. */
export function byCode(
  findings: readonly Finding[],
): readonly { readonly code: string; readonly findings: readonly Finding[] }[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.code) ?? [];
    groups.set(finding.code, group);
    group.push(finding);
  }
  return [...groups].map(([code, found]) => ({ code, findings: found }));
}
