import { documentSeverities } from '#document/document-report.ts';
import { findingCodes } from '#manual/codes.ts';
import { isSafetyCode } from '#manual/severity-choices.ts';

import type { Config } from './config.ts';
import { nearestWord, type ConfigProblem } from './config-problem.ts';

/** All codes of findings, of manuals and of other documents. */
export const severityCodes: readonly string[] = [...findingCodes, ...Object.keys(documentSeverities)];

/** Returns the problems of the chosen severities: unknown codes, and codes whose severity is fixed. */
export const severityProblems = ({ inspection }: Pick<Config, 'inspection'>): readonly ConfigProblem[] =>
  Object.entries(inspection?.severity ?? {}).flatMap(([code, severity]): readonly ConfigProblem[] => {
    const key = `inspection.severity.${code}`;
    if (!severityCodes.includes(code)) {
      return [{ code: 'unknown-key', key, nearest: nearestWord(code, severityCodes) }];
    }
    if (isSafetyCode(code) && severity !== 'error') {
      return [{ code: 'wrong', key, expected: { kind: 'safety-error' } }];
    }
    // A file that can't be checked here may be sound, and is never rejected.
    if (code.endsWith('-UNCHECKED') && severity === 'error') {
      const values = ['warning', 'info', 'off'];
      return [{ code: 'wrong', key, expected: { kind: 'one-of', values } }];
    }
    return [];
  });
