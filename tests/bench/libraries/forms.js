// Reads a form with one file of 1 GB with each parser, each in a process of its own, and prints its peak of memory.
import { execFileSync } from 'node:child_process';

import { parseMultipartStream } from '@remix-run/multipart-parser';
import { make } from 'multipasta/web';

import { readForm } from '../../../src/offline/multipart.ts';

const sizeBytes = 1_000_000_000;
const chunk = new Uint8Array(65_536).map((_, at) => at % 251);
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const headers = new Headers({ 'Content-Type': `multipart/form-data; boundary=${boundary}` });

const text = (value) => new TextEncoder().encode(value);
const mib = (value) => Math.round(value / 1_048_576);

/** Streams the form at the speed of its reader, like a request's body. */
function createBody() {
  let left = sizeBytes;
  const file =
    'Content-Disposition: form-data; name="files"; filename="a.bin"\r\nContent-Type: application/octet-stream';
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(text(`--${boundary}\r\n${file}\r\n\r\n`)),
      pull: (controller) => {
        if (left === 0) {
          controller.enqueue(text(`\r\n--${boundary}--\r\n`));
          controller.close();
          return;
        }
        const next = chunk.slice(0, Math.min(left, chunk.length));
        left -= next.length;
        controller.enqueue(next);
      },
    },
    { highWaterMark: 1 },
  );
}

/** Reads a part like the service worker, which writes each chunk to a device that takes a moment for it. */
async function drain(stream) {
  let bytes = 0;
  for await (const value of stream) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    bytes += value.length;
  }
  return bytes;
}

const parsers = {
  'our multipart.ts': async () => {
    let bytes = 0;
    await readForm({ headers, body: createBody() }, async (part) => {
      bytes += await drain(part.body);
    });
    return bytes;
  },
  '@remix-run/multipart-parser': async () => {
    let bytes = 0;
    const limits = { maxFileSize: 2 * sizeBytes, maxTotalSize: 3 * sizeBytes };
    for await (const part of parseMultipartStream(createBody(), { boundary, ...limits })) bytes += part.size;
    return bytes;
  },
  'multipasta, web': async () => {
    let bytes = 0;
    const { readable, writable } = make({ headers, maxTotalSize: 2 * sizeBytes, maxPartSize: 2 * sizeBytes });
    const parts = createBody().pipeThrough({ readable, writable });
    for await (const part of parts) if ('readable' in part) bytes += await drain(part.readable);
    return bytes;
  },
};

const [name] = process.argv.slice(2);
if (name === undefined) {
  const results = Object.keys(parsers).map((each) => {
    try {
      return JSON.parse(
        execFileSync(process.execPath, [process.argv[1], each], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: 300_000,
        }),
      );
    } catch (error) {
      return { parser: each, failed: error.code ?? `exit ${error.status}` };
    }
  });
  console.log(results);
} else {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const from = performance.now();
  const bytes = await parsers[name]();
  clearInterval(sampling);
  const peakMib = Math.max(mib(peak), mib(process.resourceUsage().maxRSS * 1024));
  console.log(
    JSON.stringify({
      parser: name,
      bytes,
      seconds: Math.round((performance.now() - from) / 100) / 10,
      peakMiB: peakMib - mib(before),
    }),
  );
}
