import type { Severity } from '#lib/finding.ts';

import type { FindingCode } from './codes.ts';

/** Severity that an operator chose for a code; `off` leaves its findings out. */
export type SeverityChoice = Severity | 'off';

/** Choices of an operator by code. */
export type SeverityChoices = Readonly<Record<string, SeverityChoice>>;

/** Codes of archives, names and entries that are never errors. */
const harmless: ReadonlySet<string> = new Set<FindingCode>([
  'ZIP-EXTRA',
  'NAME-PORTABLE',
  'ENTRY-PIPE',
  'ENTRY-JUNK',
  'ENTRY-ARCHIVE',
  'ENTRY-EMPTY',
  'ENTRY-TYPE',
  'ENTRY-HUGE-IMAGE',
  'ENTRY-CUT-OFF',
]);

/** Returns true for codes of errors because of which an archive is unsafe: no operator can lower them. */
export const isSafetyCode = (code: string): boolean =>
  /^(?:ZIP|NAME|ENTRY)-/.test(code) && !harmless.has(code);

/** Returns the severity of a finding after an operator's choices. */
export const chosenSeverity = (
  { code, severity }: { readonly code: string; readonly severity: Severity },
  choices: SeverityChoices,
): SeverityChoice => (severity === 'error' && isSafetyCode(code) ? severity : (choices[code] ?? severity));

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Returns findings with an operator's severities, worst first and otherwise in their order. */
export function withChosenSeverities<F extends { readonly code: string; readonly severity: Severity }>(
  findings: readonly F[],
  choices: SeverityChoices,
): readonly F[] {
  return findings
    .flatMap((finding) => {
      const severity = chosenSeverity(finding, choices);
      return severity === 'off' ? [] : [{ ...finding, severity }];
    })
    .toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}
