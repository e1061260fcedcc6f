import type { Severity } from './finding.ts';

/** Severity that an operator chose for a code; `off` leaves its findings out. */
export type SeverityChoice = Severity | 'off';

/** Choices of an operator by code. */
export type SeverityChoices = Readonly<Record<string, SeverityChoice>>;

interface Rated {
  readonly code: string;
  readonly severity: Severity;
}

/** Returns the severity of a finding after an operator's choices. */
export const chosenSeverity = ({ code, severity }: Rated, choices: SeverityChoices): SeverityChoice =>
  choices[code] ?? severity;

/** Returns findings with an operator's severities, worst first and otherwise in their order. */
export const withChosenSeverities = <F extends Rated>(
  findings: readonly F[],
  choices: SeverityChoices,
): readonly F[] =>
  worstFirst(
    findings.flatMap((finding) => {
      const severity = chosenSeverity(finding, choices);
      return severity === 'off' ? [] : [{ ...finding, severity }];
    }),
  );

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Sorts findings by severity; equal ones keep their order. */
export const worstFirst = <F extends Pick<Rated, 'severity'>>(findings: readonly F[]): readonly F[] =>
  findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
