import { basename } from 'node:path';

import { packageJson } from '#package/report/package-json.ts';

import { openFileSource } from './file-source.ts';
import { inspectSource, type Report } from './inspect-source.ts';
import { createPdfProcess, type PdfProcess } from './pdf-process.ts';
import { printReport } from './print-report.ts';

/** Script and output streams of the command. */
export interface CommandProcess {
  /** Path of the script of the command, which is started again to read PDFs. */
  readonly script: string;
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
export async function runInspect(
  args: readonly string[],
  { script, out, err }: CommandProcess,
): Promise<0 | 1 | 2> {
  const isJson = args.includes('--json');
  const files = args.filter((arg) => arg !== '--json');
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    err(usage);
    return 2;
  }
  const pdfProcess = createPdfProcess(script);
  const isList = isJson && files.length > 1;
  let code: 0 | 1 | 2 = 0;
  if (isList) out('[\n');
  for (const [at, file] of files.entries()) {
    const inspected = await inspectFile(file, pdfProcess);
    const isLast = at === files.length - 1;
    if ('unreadable' in inspected) err(`${file}: ${inspected.unreadable}\n`);
    if (isJson) out(`${JSON.stringify(toJson(inspected), undefined, 2)}${isLast ? '' : ','}\n`);
    else if (!('unreadable' in inspected)) out(`${printReport(file, inspected)}\n`);
    if ('unreadable' in inspected) code = 2;
    else if (code === 0 && hasErrors(inspected)) code = 1;
  }
  if (isList) out(']\n');
  pdfProcess.end();
  return code;
}

async function inspectFile(file: string, pdfProcess: PdfProcess): Promise<Inspected> {
  try {
    const source = await openFileSource(file);
    try {
      return {
        file,
        ...(await inspectSource({ ...source, name: basename(file) }, () => pdfProcess.inspect(file))),
      };
    } finally {
      await source.close();
    }
  } catch (error) {
    return { file, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

function hasErrors(one: Report): boolean {
  if (one.kind === 'manual' && one.package === undefined) return one.report.verdict !== 'manual';
  return one.report.findings.some(({ severity }) => severity === 'error');
}

/** JSON output for build scripts; `error` replaces the report if the file couldn't be read. */
function toJson(inspected: Inspected): object {
  const { file } = inspected;
  if ('unreadable' in inspected) return { file, error: inspected.unreadable };
  const { report, package: found } = inspected;
  return { file, ...report, ...(found && { package: packageJson(found) }) };
}
