import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ok } from '#lib/result.ts';

import { multipartBody, openUpload } from '../../tests/support/raw-upload.ts';
import type { VerifyToken } from './auth/verify-token.ts';
import { answerAndClose, refusalAnswer } from './http/answer.ts';
import { listen } from './listen.ts';
import { withDefaults } from './options.ts';
import { openLibrary } from './storage/library.ts';
import { handleUpload } from './upload/handle-upload.ts';
import { fileMissing } from './upload/refusals.ts';

const anybody: VerifyToken = async () => ok({ sub: 'm.berg', name: 'Mia', roles: ['admin'] });

test('[D13] a disk that is full when the record is to be written is 507', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
  const library = { ...(await openLibrary(dataDir)), add: () => Promise.reject(full) };
  const options = withDefaults({ dataDir });
  const server = createServer((request, response) => {
    const context = { options, library, verifyToken: anybody, catalog: undefined };
    void handleUpload(request, { operation: 'document', assetId: 'any' }, context).then((result) =>
      answerAndClose({ request, response }, refusalAnswer(result.ok ? fileMissing : result.problem)),
    );
  });
  const port = await listen(server, '127.0.0.1', 0);
  const body = multipartBody('the last straw');
  const { socket, answer } = openUpload(
    { port },
    {
      Authorization: 'Bearer any',
      'Content-Length': String(body.length),
    },
  );
  socket.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 507 [^]*"code":"storage-full"/);
  expect(await readdir(join(dataDir, 'incoming'), { recursive: true })).toHaveLength(1);
  server.close();
  await rm(dataDir, { recursive: true });
});
