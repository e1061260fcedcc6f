import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { describeDocument } from '#service/upload/describe-document.ts';

import { type Library, openLibrary } from './library.ts';
import { demoLists } from '../demo/demo-lists.ts';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function add(library: Library, text: string) {
  const file = await library.staging.receive(once(text));
  const { stored } = await library.add(file, () =>
    describeDocument({
      operation: 'document',
      assetId: 'PRESS-0042',
      fields: { displayname: text, organizationId: 'o-1', categoryId: 'c-1', aiEnabled: false },
      file,
      filename: 'plan.pdf',
      mimetype: 'application/pdf',
      author: 'Mia Berg',
      now: new Date(0),
      lists: demoLists,
    }),
  );
  return stored.document;
}

test('every document is found after a restart, except one whose record is damaged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asset-documents-library-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const reported: unknown[] = [];
  const onError = (error: unknown) => {
    reported.push(error);
  };
  const library = await openLibrary(folder, onError);
  const names = Array.from({ length: 100 }, (_, index) => `Plan ${index}`);
  const documents = await Promise.all(names.map((name) => add(library, name)));
  const sha256 = createHash('sha256').update('Plan 50').digest('hex');
  await writeFile(join(folder, 'documents', `${sha256}.json`), '{');
  const { byId } = await openLibrary(folder, onError);
  const found = documents.map(({ id }) => byId(id)?.document.displayname);
  expect(found).toEqual(names.map((name) => (name === 'Plan 50' ? undefined : name)));
  expect(reported).toEqual([expect.stringContaining(sha256)]);
});
