import { drawFirstPage } from './draw-first-page.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import type { PdfAnswer, PdfMessage, PdfRequest } from './protocol.ts';

const post = (message: PdfMessage): void =>
  postMessage(message, 'picture' in message ? [message.picture] : []);

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => void serve(data));
post({ kind: 'alive' });

async function serve(request: PdfRequest): Promise<void> {
  const { job } = request;
  await loadPdfJs();
  post({ kind: 'started', job });
  post(await answerTo(request).catch(() => ({ kind: 'failed', job })));
}

async function answerTo(request: PdfRequest): Promise<PdfAnswer> {
  const { job, file } = request;
  if (request.kind === 'inspect') return { kind: 'inspected', job, report: await inspectPdf(file) };
  const picture = await drawFirstPage(file, request.longestSide);
  return picture ? { kind: 'drawn', job, picture } : { kind: 'failed', job };
}
