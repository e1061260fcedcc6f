import { expect, test } from 'vitest';

import { zipFile } from '../../../tests/fixtures/build-zip.ts';
import type { PreviewAnswer, PreviewRequest } from './protocol.ts';
import { createPreviewServer } from './serve-preview.ts';

function createServed() {
  const said: PreviewAnswer[] = [];
  return { said, ask: createPreviewServer((answer) => said.push(answer)) };
}

/** A request that only another build would send. */
const unknownRequest = (id: number): PreviewRequest => JSON.parse(`{ "id": ${id}, "kind": "other" }`);

const url = 'file:///manual/gone.html';
const file = zipFile([
  { name: 'a.html', data: '<title>A</title>' },
  { name: 'b.html', data: '<title>B</title>' },
]);

test('a manual is opened first, and every request is answered under its ID', async () => {
  const { said, ask } = createServed();
  // Requests wait while the manual is being opened.
  await Promise.all([
    ask({ id: 5, kind: 'open', file }),
    ask({ id: 6, kind: 'render', url }),
    ask({ id: 7, kind: 'resource', url }),
  ]);
  await ask({ id: 8, kind: 'titles' });
  expect(said.toSorted((a, b) => a.id - b.id)).toStrictEqual([
    { id: 5, kind: 'answer', value: { pages: ['a.html', 'b.html'] } },
    { id: 6, kind: 'answer', value: { kind: 'absent', url } },
    {
      id: 7,
      kind: 'answer',
      value: { main: -1, resources: [], missing: [{ url: 'gone.html', why: 'absent' }] },
    },
    {
      id: 8,
      kind: 'titles',
      titles: [
        ['a.html', 'A'],
        ['b.html', 'B'],
      ],
    },
    { id: 8, kind: 'answer', value: undefined },
  ]);
});

const failed = (id: number, code: string, detail: string) => ({
  id,
  kind: 'failed',
  failure: { code, detail },
});

test('[PREVIEW-22] nothing is shown of a file that cannot be opened', async () => {
  const { said, ask } = createServed();
  await ask({ id: 1, kind: 'render', url });
  await ask({ id: 2, kind: 'open', file: new Blob(['no archive']) });
  await ask({ id: 3, kind: 'titles' });
  expect(said).toEqual([
    failed(1, 'crashed', 'Error: No archive is open.'),
    { id: 2, kind: 'answer', value: undefined },
    failed(3, 'crashed', 'Error: No archive is open.'),
  ]);
});

test('[PREVIEW-24] a file that is gone is reported as gone for every request', async () => {
  const { said, ask } = createServed();
  const gone = new Blob(['x']);
  gone.slice = () => {
    throw new DOMException('It is gone.', 'NotFoundError');
  };
  await ask({ id: 1, kind: 'open', file: gone });
  await ask({ id: 2, kind: 'resource', url });
  await ask(unknownRequest(3));
  expect(said).toEqual([1, 2, 3].map((id) => failed(id, 'unreadable', 'NotFoundError: It is gone.')));
});

test('an unknown kind of request is a program error', async () => {
  const { said, ask } = createServed();
  await ask({ id: 1, kind: 'open', file });
  await ask(unknownRequest(2));
  expect(said[1]).toMatchObject({ id: 2, kind: 'failed', failure: { code: 'crashed' } });
});
