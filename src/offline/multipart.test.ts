import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readForm } from './multipart.ts';

interface Read {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly type: string;
  readonly bytes: Uint8Array;
}

async function readAll(request: Pick<Request, 'headers' | 'body'>): Promise<Read[]> {
  const parts: Read[] = [];
  await readForm(request, async ({ name, fileName, type, body }) => {
    parts.push({ name, fileName, type, bytes: new Uint8Array(await new Response(body).arrayBuffer()) });
  });
  return parts;
}

/** Encodes a form as this runtime does. */
const formOf = (files: readonly File[]): Request => {
  const form = new FormData();
  form.append('title', 'Shift 2');
  for (const file of files) form.append('files', file);
  return new Request('https://tools.example/share', { method: 'POST', body: form });
};

/** Splits an encoded form into chunks of this many bytes. */
async function inChunks(
  { headers, body }: Request,
  size: number,
): Promise<Pick<Request, 'headers' | 'body'>> {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  let at = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return { headers, body: stream };
}

test('[OFFLINE-11] files of a form are read unchanged, with their names and types', async () => {
  const files = [
    new File(['%PDF-1.7'], 'Öl "A".pdf', { type: 'application/pdf' }),
    new File([], 'empty.txt', { type: 'text/plain' }),
    new File([new Uint8Array([13, 10, 45, 45, 13, 10, 13, 10])], 'dashes.bin'),
  ];
  const [title, pdf, empty, dashes] = await readAll(formOf(files));
  expect(title).toMatchObject({ name: 'title', fileName: undefined });
  expect(pdf).toMatchObject({ name: 'files', fileName: 'Öl "A".pdf', type: 'application/pdf' });
  expect(new TextDecoder().decode(pdf!.bytes)).toBe('%PDF-1.7');
  expect(empty).toMatchObject({ fileName: 'empty.txt', bytes: new Uint8Array() });
  expect([...dashes!.bytes]).toEqual([13, 10, 45, 45, 13, 10, 13, 10]);
});

test('[OFFLINE-11] the files of a form do not depend on the chunks it arrives in', async () => {
  const noise = fc.array(fc.constantFrom(13, 10, 45, 0, 65, 255), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(noise, { maxLength: 3 }),
      fc.integer({ min: 1, max: 40 }),
      async (all, size) => {
        const files = all.map((bytes, at) => new File([new Uint8Array(bytes)], `${at}.bin`));
        const [, ...read] = await readAll(await inChunks(formOf(files), size));
        expect(read.map(({ bytes }) => [...bytes])).toEqual(all);
      },
    ),
  );
});

test('[OFFLINE-11] a truncated form, and a body that is not a form, is rejected', async () => {
  const whole = formOf([new File(['abc'], 'a.txt')]);
  const { headers } = whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  for (const length of [0, 10, bytes.length - 20]) {
    const body = new Response(bytes.slice(0, length)).body;
    await expect(readAll({ headers, body })).rejects.toThrow('The form ends early.');
  }
  await expect(readAll(new Request('https://x.example', { method: 'POST', body: 'a=b' }))).rejects.toThrow(
    'It is no form.',
  );
});

test('[OFFLINE-11] a file that cannot be saved ends the reading', async () => {
  const form = formOf([new File(['a'.repeat(100_000)], 'a.txt')]);
  const reading = readForm(form, async ({ body }) => {
    await body.cancel();
    throw new Error('No room.');
  });
  await expect(reading).rejects.toThrow('No room.');
});
