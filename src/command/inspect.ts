import { fileURLToPath } from 'node:url';

import { pdfProcessArgument, servePdfs } from './pdf-process.ts';
import { runInspect } from './run-inspect.ts';

const args = process.argv.slice(2);
if (args[0] === pdfProcessArgument) servePdfs();
else await inspectFiles();

async function inspectFiles(): Promise<void> {
  // A reader such as `| head` closes the pipe early; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runInspect(args, {
    script: fileURLToPath(import.meta.url),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
}
