import type { Finding } from '../finding.ts';

/** The inspection would reject the ZIP of a folder; nothing was packed. */
export class ManualRejectedError extends Error {
  override readonly name = 'ManualRejectedError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ code, entry }) => `${code} ${entry ?? ''}`).join(', '));
    this.findings = findings;
  }
}

export const isManualRejectedError = (error: unknown): error is ManualRejectedError =>
  error instanceof ManualRejectedError;
