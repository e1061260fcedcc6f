import { isRepairable, type InspectionReport } from '#manual/report.ts';

/** The one thing that a person most likely wants to do with an inspected ZIP. */
export type NextStep = 'repair' | 'choose-start-page' | 'keep-as-regular' | 'remove' | 'done';

/** Returns true if everything was checked and nothing was found. */
export const isSound = ({ complete, unreadFiles, findings }: InspectionReport): boolean =>
  complete && unreadFiles === 0 && findings.length === 0;

/** Returns the number of findings that a repair fixes. */
export const countFixable = (report: InspectionReport): number =>
  isRepairable(report)
    ? new Set(report.findings.flatMap(({ code, repairable }) => (repairable ? [code] : []))).size
    : 0;

/** Returns true if a repair corrects links that are spelled differently from their files. */
export const fixesSpelling = (report: InspectionReport): boolean =>
  isRepairable(report) && report.findings.some(({ code, repairable }) => code === 'LINK-CASE' && repairable);

/** Returns true if another page can become the start page of a copy. */
export const canChooseStartPage = (report: InspectionReport): boolean =>
  isRepairable(report) && report.startCandidates !== undefined;

/** Returns the name of the start page that a copy gets, as the finding about the missing one says. */
export const addedNameOf = ({ findings }: InspectionReport): string =>
  String(findings.find(({ code }) => startCodes.includes(code))?.params['expected'] ?? 'index.html');

const startCodes: readonly string[] = ['DOC-NO-START', 'DOC-SEVERAL-STARTS'];

/** Returns the page that a preview begins with; without a start page, the likeliest one of a manual that needs none. */
export const firstPageOf = ({ startPage, startCandidates, verdict }: InspectionReport): string | undefined =>
  startPage ?? (verdict === 'manual' ? startCandidates?.[0]?.path : undefined);

/** Returns true if there is a page to begin with. */
export const canPreview = (report: InspectionReport): boolean =>
  firstPageOf(report) !== undefined && report.verdict !== 'unsafe';

/** Returns the step that the panel offers first. */
export function nextStep(report: InspectionReport): NextStep {
  if (report.verdict === 'manual') return countFixable(report) > 0 ? 'repair' : 'done';
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  // Cut off, damaged or locked: there may be nothing to keep.
  if (report.verdict === 'unsafe' && errors.some(({ code }) => code.startsWith('ZIP-'))) return 'remove';
  if (!isRepairable(report)) return 'keep-as-regular';
  const left = errors.filter(({ repairable }) => !repairable);
  if (errors.length > 0 && left.length === 0) return 'repair';
  const isStartMissing = report.startPage === undefined && canChooseStartPage(report);
  // No repair makes a manual of a ZIP with another error.
  return isStartMissing && left.every(({ code }) => code === 'DOC-NO-START')
    ? 'choose-start-page'
    : 'keep-as-regular';
}
