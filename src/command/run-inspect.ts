import { basename } from 'node:path';

import { openFileSource } from './file-source.ts';
import { inspectSource, type Report } from './inspect-source.ts';
import { printReport } from './print-report.ts';

/** Output streams of the command. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const usage = `Usage: npm run inspect -- manual.zip [drawing.pdf photo.jpg ...]
Says whether ZIP archives are sound offline manuals, what handover packages (VDI 2770, iiRDS, AASX) hold, and whether
PDFs, Office documents, images, texts and drawings are what their names say and can be read. Exits with 1 if one has errors, 2 if one could not be read.
`;

/** Runs `npm run inspect`. Returns the exit code: 0 no errors, 1 errors found, 2 unreadable file or no file. */
export async function runInspect(files: readonly string[], { out, err }: CommandOutput): Promise<0 | 1 | 2> {
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) {
    err(usage);
    return 2;
  }
  let code: 0 | 1 | 2 = 0;
  for (const file of files) {
    try {
      const report = await inspectFile(file);
      out(`${printReport(file, report)}\n`);
      if (code === 0 && hasErrors(report)) code = 1;
    } catch (error) {
      err(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
      code = 2;
    }
  }
  return code;
}

async function inspectFile(file: string): Promise<Report> {
  const source = await openFileSource(file);
  try {
    return await inspectSource({ ...source, name: basename(file) });
  } finally {
    await source.close();
  }
}

function hasErrors(one: Report): boolean {
  if (one.kind === 'manual' && one.package === undefined) return one.report.verdict !== 'manual';
  return one.report.findings.some(({ severity }) => severity === 'error');
}
