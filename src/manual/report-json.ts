import type { InspectionReport } from './report.ts';

/** Report in JSON, written by the application and by the command line. */
export interface ReportJson extends InspectionReport {
  /** Name or path of the archive, as it was passed. */
  readonly file: string;
}

export const reportJson = (file: string, report: InspectionReport): ReportJson => ({ file, ...report });
