import { documentSeverities } from '#document/document-report.ts';
import { isStartName } from '#file-type/page-names.ts';
import { findingCodes } from '#manual/codes.ts';
import { allowableCodes, isSafetyCode } from '#manual/rules/manual-rules.ts';
import { classIds } from '#package/report/class-ids.ts';
import { packageCodes } from '#package/report/package-finding.ts';

import type { Config, ConfigProblem } from './config.ts';

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
    if (!severityCodes.includes(code)) return [{ code: 'unknown-key', key }];
    // A file without a check may be sound, and no finding about a package stops an upload.
    const isFixed = severity === 'error' ? /-UNCHECKED$|^PACKAGE-/.test(code) : isSafetyCode(code);
    return isFixed ? [{ code: 'invalid', key }] : [];
  });

/** Returns the problems of the rules about manuals: start pages that are no pages, and codes that can't be allowed. */
const manualProblems = ({
  manuals: { startPages = [], allow = [] } = {},
}: Coded): readonly ConfigProblem[] => [
  ...invalidAt('manuals.startPages', startPages, isStartName),
  ...invalidAt('manuals.allow', allow, (code) => allowableCodes.includes(code)),
];

/** Returns the problems of the classes of VDI 2770 that categories name. */
function classProblems({ categories }: Coded): readonly ConfigProblem[] {
  if (categories === undefined || 'url' in categories) return [];
  return categories.flatMap(({ vdi2770 = [] }, category) =>
    invalidAt(`categories.${category}.vdi2770`, vdi2770, (id) => classIds.includes(id)),
  );
}

const invalidAt = (
  key: string,
  values: readonly string[],
  isValid: (value: string) => boolean,
): readonly ConfigProblem[] =>
  values.flatMap((value, at) => (isValid(value) ? [] : [{ code: 'invalid', key: `${key}.${at}` }]));
