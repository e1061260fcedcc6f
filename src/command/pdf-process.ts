import { type ChildProcess, fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';

import type { DocumentReport } from '#document/document-report.ts';
import { inspectPdf } from '#document/pdf/inspect-pdf.ts';
import { type InspectionEvent, inspectWithinLimits } from '#document/pdf/inspect-within-limits.ts';
import { loadPdfJs } from '#document/pdf/load-pdf-js.ts';
import type { TaskCall } from '#lib/worker/define-worker-job.ts';

import { openFileSource } from './file-source.ts';

/** Argument with which the script of the command serves as the process that reads PDFs. */
export const pdfProcessArgument = '--read-pdfs';

/** Reads PDFs in a separate process: when memory runs out, V8 aborts the whole process, with all of its threads. */
export interface PdfProcess {
  readonly inspect: (path: string) => Promise<DocumentReport | undefined>;
  readonly end: () => void;
}

type Message = { readonly event: InspectionEvent } | { readonly report: DocumentReport | undefined };

/** `script` is that of the command. The process starts with the first PDF, and again after one that was ended. */
export function createPdfProcess(script: string): PdfProcess {
  let process: ChildProcess | undefined;

  function end(): void {
    process?.kill('SIGKILL');
    process = undefined;
  }

  async function run(path: string, { signal, onEvent }: TaskCall<InspectionEvent>) {
    process ??= fork(script, [pdfProcessArgument], {
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const running = process;
    const settled = new AbortController();
    try {
      return await new Promise<DocumentReport | undefined>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: settled.signal });
        running.on('message', (message: Message) => {
          if ('event' in message) onEvent?.(message.event);
          else resolve(message.report);
        });
        running.on('error', reject);
        running.on('exit', () => reject(new Error('The process ended.')));
        running.send(path);
      });
    } catch (error) {
      end();
      throw error;
    } finally {
      settled.abort();
      running.removeAllListeners();
    }
  }

  const { signal } = new AbortController();
  return { inspect: (path) => inspectWithinLimits((call) => run(path, call), signal), end };
}

const send = (message: Message): void => void process.send?.(message);

/** Serves as the process that reads PDFs. */
export function servePdfs(): void {
  ignoreUnawaitedErrors();
  watchMemory();
  process.on('message', (path: string) => void serve(path));
}

async function serve(path: string): Promise<void> {
  await loadPdfJs();
  send({ event: 'started' });
  send({ report: await inspectFile(path, (facts) => send({ event: facts })).catch(() => undefined) });
}

async function inspectFile(path: string, onFacts: Parameters<typeof inspectPdf>[1]): Promise<DocumentReport> {
  const source = await openFileSource(path);
  try {
    return await inspectPdf(source, onFacts);
  } finally {
    await source.close();
  }
}

/** Memory that the process may take, in bytes. A sound PDF takes a quarter of it at most. */
const maxBytes = 2 ** 30;

/** Ends the process, which may be busy, from another thread if it takes too much memory, or if its parent is gone. */
function watchMemory(): void {
  const watch = `const parent = process.ppid;
    setInterval(() => {
      if (process.memoryUsage.rss() > ${maxBytes} || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  new Worker(watch, { eval: true }).unref();
}

/** Names of the errors with which pdf.js says that something of a PDF can't be read, or isn't read any more. */
const names = new Set([
  'AbortException',
  'FormatError',
  'ParserEOFException',
  'XRefEntryException',
  'XRefParseException',
]);

/**
 * Keeps a process running after errors that nothing waits for: of a damaged PDF, pdf.js fetches all pages of a list and waits for
 * the first that fails. Node would end the process. What is said about the PDF doesn't depend on them.
 */
export function ignoreUnawaitedErrors(): void {
  process.on('unhandledRejection', (reason) => {
    const isOfPdfJs =
      reason instanceof Error && (names.has(reason.name) || reason.message === 'Worker was terminated');
    if (!isOfPdfJs) throw reason;
  });
}
