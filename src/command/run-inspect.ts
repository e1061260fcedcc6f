import { basename } from 'node:path';

import { documentReportJson } from '#document/document-report.ts';
import { reportJson } from '#manual/report.ts';
import { packageJson } from '#package/package-json.ts';

import { openFileSource } from './file-source.ts';
import { inspectSource, type Report } from './inspect-source.ts';
import { printReport } from './print-report.ts';

/** Output streams: reports, and errors. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Result of one file. */
type Inspected =
  | ({ readonly file: string } & Report)
  | { readonly file: string; readonly unreadable: string };

const usage = `Usage: npm run inspect -- [--json] manual.zip [drawing.pdf photo.jpg ...]
Says whether ZIP archives are sound offline manuals, what handover packages (VDI 2770, iiRDS, AASX) hold, and whether
PDFs, Office documents, images, texts and drawings are what their names say and can be read. Exits with 1 if one has errors, 2 if one could not be read.
`;

/** Runs `npm run inspect`. Returns the exit code: 0 no errors, 1 errors found, 2 unreadable file or no file. */
export async function runInspect(args: readonly string[], { out, err }: Output): Promise<0 | 1 | 2> {
  const isJson = args.includes('--json');
  const files = args.filter((arg) => arg !== '--json');
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    err(usage);
    return 2;
  }
  const all: Inspected[] = [];
  for (const file of files) {
    const inspected = await inspectFile(file);
    all.push(inspected);
    if ('unreadable' in inspected) err(`${file}: ${inspected.unreadable}\n`);
    else if (!isJson) out(`${printReport(file, inspected)}\n`);
  }
  if (isJson) {
    const json = all.map(toJson);
    out(`${JSON.stringify(json.length === 1 ? json[0] : json, undefined, 2)}\n`);
  }
  return exitCodeOf(all);
}

async function inspectFile(file: string): Promise<Inspected> {
  try {
    const source = await openFileSource(file);
    try {
      return { file, ...(await inspectSource({ ...source, name: basename(file) })) };
    } finally {
      await source.close();
    }
  } catch (error) {
    return { file, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

function exitCodeOf(all: readonly Inspected[]): 0 | 1 | 2 {
  if (all.some((one) => 'unreadable' in one)) return 2;
  return all.some(hasErrors) ? 1 : 0;
}

function hasErrors(one: Inspected): boolean {
  if ('unreadable' in one) return false;
  if (one.kind === 'manual' && one.package === undefined) return one.report.verdict !== 'manual';
  return one.report.findings.some(({ severity }) => severity === 'error');
}

/** JSON output for build scripts; `error` replaces the report if the file couldn't be read. */
function toJson(inspected: Inspected): object {
  const { file } = inspected;
  if ('unreadable' in inspected) return { file, error: inspected.unreadable };
  const json =
    inspected.kind === 'manual'
      ? reportJson(file, inspected.report)
      : documentReportJson(file, inspected.report);
  return { ...json, ...(inspected.package && { package: packageJson(inspected.package) }) };
}
