import { documentSeverities } from '#document/document-report.ts';
import { isStartName } from '#file-type/page-names.ts';
import { findingCodes } from '#manual/codes.ts';
import { allowableCodes } from '#manual/rules/manual-rules.ts';
import { isSafetyCode } from '#manual/severity-choices.ts';
import { classIds } from '#package/class-ids.ts';
import { packageCodes } from '#package/package-finding.ts';

import type { Config } from './config.ts';
import { nearestWord, type ConfigProblem, type Expected } from './config-problem.ts';

/** All codes of findings, of manuals, of other documents and of packages. */
export const severityCodes: readonly string[] = [
  ...findingCodes,
  ...Object.keys(documentSeverities),
  ...packageCodes,
];

/** Parts of the configuration that name codes. */
type Coded = Pick<Config, 'inspection' | 'manuals' | 'categories'>;

/** Returns the problems of codes, which the schema doesn't know. Not in it, because few deployments name any. */
export const codeProblems = (config: Coded): readonly ConfigProblem[] => [
  ...severityProblems(config),
  ...manualProblems(config),
  ...classProblems(config),
];

/** Returns the problems of the chosen severities: unknown codes, and codes whose severity is fixed. */
const severityProblems = ({ inspection }: Coded): readonly ConfigProblem[] =>
  Object.entries(inspection?.severity ?? {}).flatMap(([code, severity]): readonly ConfigProblem[] => {
    const key = `inspection.severity.${code}`;
    if (!severityCodes.includes(code)) {
      return [{ code: 'unknown-key', key, nearest: nearestWord(code, severityCodes) }];
    }
    if (isSafetyCode(code) && severity !== 'error') {
      return [{ code: 'wrong', key, expected: { kind: 'safety-error' } }];
    }
    // Such a file may be sound, and no finding about a package stops an upload.
    if (/-UNCHECKED$|^PACKAGE-/.test(code) && severity === 'error') {
      const values = ['warning', 'info', 'off'];
      return [{ code: 'wrong', key, expected: { kind: 'one-of', values } }];
    }
    return [];
  });

/** Returns the problems of the rules about manuals: start pages that are no pages, and codes that can't be allowed. */
const manualProblems = ({
  manuals: { startPages = [], allow = [] } = {},
}: Coded): readonly ConfigProblem[] => [
  ...startPages.flatMap((name, at): readonly ConfigProblem[] =>
    isStartName(name)
      ? []
      : [{ code: 'wrong', key: `manuals.startPages.${at}`, expected: { kind: 'start-page' } }],
  ),
  ...allow.flatMap((code, at): readonly ConfigProblem[] => {
    if (allowableCodes.includes(code)) return [];
    const isKnown = findingCodes.some((known) => known === code);
    const expected: Expected =
      isKnown && isSafetyCode(code)
        ? { kind: 'unsafe-to-allow' }
        : { kind: 'one-of', values: allowableCodes };
    return [{ code: 'wrong', key: `manuals.allow.${at}`, expected }];
  }),
];

/** Returns the problems of the classes of VDI 2770 that categories name. */
function classProblems({ categories }: Coded): readonly ConfigProblem[] {
  if (categories === undefined || 'url' in categories) return [];
  return categories.flatMap(({ vdi2770 = [] }, category) =>
    vdi2770.flatMap((id, at): readonly ConfigProblem[] =>
      classIds.includes(id)
        ? []
        : [
            {
              code: 'wrong',
              key: `categories.${category}.vdi2770.${at}`,
              expected: { kind: 'one-of', values: classIds },
            },
          ],
    ),
  );
}
