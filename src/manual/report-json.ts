import type { InspectionReport } from './report.ts';

/** A report as programs read it, from the application and from the command line alike. */
export interface ReportJson extends InspectionReport {
  /** Name or path of the archive, as it was given. */
  readonly file: string;
}

/** A report with the file that it is about. */
export const reportJson = (file: string, report: InspectionReport): ReportJson => ({ file, ...report });
