import JSZip from 'jszip';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { goodFields, postDocument } from '../../tests/support/servers/post-document.ts';
import { type RunningService, startService } from '../../tests/support/servers/start-service.ts';

let service: RunningService;

beforeEach(async () => {
  service = await startService();
});

afterEach(async () => {
  await service.stop();
  expect(service.errors).toEqual([]);
});

async function createZip(text = 'manual'): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await new JSZip().file('index.html', text).generateAsync({ type: 'uint8array' });
  return new Uint8Array(zip);
}

test('[SERVICE-1] stores a plain document and shows it in full', async () => {
  const { status, body } = await postDocument(service, {
    fields: { aiEnabled: 'true' },
    fileName: 'plan.pdf',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    data: {
      extension: {
        document: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          filename: 'plan.pdf',
          displayname: 'Pump photo',
          ownerId: 'halden',
          organizationId: 'halden',
          manufacturerId: 'nordwerk',
          mimetype: 'application/pdf',
          type: 'AssetDocument',
          category: { id: 'photo', languageCode: 'en', name: 'Photo' },
          languages: [],
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          createdBy: 'Mia Berg',
          updatedAt: expect.any(String),
          updatedBy: 'Mia Berg',
          supplierDocument: false,
          supplierName: '',
          aiEnabled: true,
          aiIngested: 'uningested',
          aiIngestedUpdatedAt: expect.any(String),
        },
        assetIds: ['PRESS-0042'],
        maintenanceIds: [],
      },
    },
  });
});

test('[SERVICE-1] stores a manual with the other AI variant', async () => {
  const manual = { operation: 'manual', content: await createZip(), fileName: 'manual.zip' } as const;
  const { status, body } = await postDocument(service, manual);
  expect(status).toBe(201);
  const { document } = body.data.extension;
  expect(document).toMatchObject({
    mimetype: 'application/zip',
    type: 'AssetDocument',
    aiInjected: 'uninjected',
  });
  expect(document).not.toHaveProperty('aiEnabled');
  expect(document).not.toHaveProperty('aiIngested');
});

test('[SERVICE-2] identical content is a duplicate and changes nothing', async () => {
  const content = await createZip();
  const first = await postDocument(service, { content, fileName: 'a.zip' });
  const second = await postDocument(service, {
    operation: 'manual',
    asset: 'TANK-007',
    content,
    fileName: 'other.zip',
    fields: { displayname: 'Other', categoryId: 'drawing' },
    person: 'k.lund',
  });
  expect(second.status).toBe(200);
  const { extension } = first.body.data;
  expect(second.body).toEqual({
    data: {
      warningCode: 'DuplicateDocument',
      message: `Document "Pump photo" (a.zip) with id ${extension.document.id} already exists and is linked to the assets PRESS-0042.`,
      extension,
    },
  });
});

test('[SERVICE-4] accepts the fields after the file as well', async () => {
  const form = new FormData();
  form.append('file', new Blob(['late fields']), 'late.txt');
  for (const [name, value] of Object.entries(goodFields)) form.append(name, value);
  const response = await fetch(`${service.url}/v1/documents/assets/TANK-007`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await service.token()}` },
    body: form,
  });
  expect(response.status).toBe(201);
});

test.each([
  ['displayname', null],
  ['displayname', ''],
  ['displayname', '\u200b\u3164\u2800'],
  ['displayname', ' \u200e '],
  ['organizationId', null],
  ['categoryId', '   '],
])('[SERVICE-4] rejects %s = %j by name', async (field, value) => {
  const { status, body, headers } = await postDocument(service, { fields: { [field]: value } });
  expect(status).toBe(400);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    type: 'about:blank',
    title: 'A field is missing or empty',
    status: 400,
    code: 'field-missing',
    detail: `Missing or empty: ${field}.`,
    fields: [field],
  });
});

test('[SERVICE-4] rejects a field that comes twice, is too long, or has a value that is not allowed', async () => {
  const long = await postDocument(service, { fields: { displayname: 'x'.repeat(5000) } });
  expect(long.body).toMatchObject({ status: 400, code: 'field-invalid', fields: ['displayname'] });
  const ai = await postDocument(service, { fields: { aiEnabled: 'maybe' } });
  expect(ai.body).toMatchObject({ status: 400, code: 'field-invalid', fields: ['aiEnabled'] });
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`extra${index}`, 'x']));
  expect((await postDocument(service, { fields: many })).body.code).toBe('field-invalid');
});

test.each(['true', 'false', ''])(
  '[SERVICE-4] rejects aiEnabled = %j on the ZIP operation',
  async (aiEnabled) => {
    const content = await createZip();
    const { status, body } = await postDocument(service, {
      operation: 'manual',
      content,
      fields: { aiEnabled },
    });
    expect([status, body.code]).toEqual([400, 'ai-not-allowed']);
  },
);

test.each([
  ['text', 'no archive at all'],
  ['only the first bytes of one', 'PK\u0003\u0004 and then nothing of the kind'],
  ['one byte', 'P'],
])('[SERVICE-6] rejects as a manual: %s', async (_what, content) => {
  const { status, body } = await postDocument(service, { operation: 'manual', content, fileName: 'm.zip' });
  expect([status, body.code]).toEqual([400, 'not-a-zip']);
  expect((await postDocument(service, { content })).status).toBe(201);
});

test('[SERVICE-6] rejects an empty file, no file, a file under another name, and two files', async () => {
  expect((await postDocument(service, { content: '' })).body).toMatchObject({
    status: 400,
    code: 'file-empty',
  });
  const codes = [];
  for (const names of [[], ['other'], ['file', 'file']]) {
    const form = new FormData();
    for (const [name, value] of Object.entries(goodFields)) form.append(name, value);
    for (const name of names) form.append(name, new Blob([`${names.length}`]), 'a.txt');
    const response = await fetch(`${service.url}/v1/documents/assets/TANK-007`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.token()}` },
      body: form,
    });
    const answer = (await response.json()) as { code: string };
    codes.push([response.status, answer.code]);
  }
  expect(codes).toEqual([
    [400, 'file-missing'],
    [400, 'too-many-files'],
    [400, 'too-many-files'],
  ]);
});

test('[SERVICE-4] rejects values that are not in its lists', async () => {
  expect((await postDocument(service, { asset: 'PRESS-9999' })).body).toMatchObject({
    status: 404,
    code: 'asset-unknown',
    detail: 'The asset "PRESS-9999" is not known.',
  });
  expect((await postDocument(service, { fields: { organizationId: 'acme' } })).body).toMatchObject({
    status: 400,
    code: 'organization-unknown',
    fields: ['organizationId'],
  });
  expect((await postDocument(service, { fields: { categoryId: 'X-99' } })).body).toMatchObject({
    status: 400,
    code: 'category-unknown',
    detail: 'The category "X-99" is not known.',
  });
});

test.each([
  ['CONV-A%2F1', 'CONV-A/1'],
  ['K%C3%9CHL-03', 'KÜHL-03'],
  ['KU%CC%88HL-03', 'KÜHL-03'],
])('[SERVICE-9] %s is the asset %s', async (asset, id) => {
  const { body } = await postDocument(service, { asset });
  expect(body.data.extension.assetIds).toEqual([id]);
});

test('[SERVICE-9] the asset "zip" and the ZIP operation are distinguished', async () => {
  const answer = await postDocument(service, { asset: 'zip' });
  expect(answer.body.detail).toBe('The asset "zip" is not known.');
  expect((await postDocument(service, { operation: 'manual', asset: 'zip', content: 'x' })).body.detail).toBe(
    'The asset "zip" is not known.',
  );
});

test.each([
  '/v1/documents/assets/',
  '/v1/documents/assets/zip/',
  '/v1/documents/assets/A/1',
  '/v1/documents/assets/%E0%A4%A',
  '/v1/',
  '/library/other',
])('[SERVICE-9] there is nothing at %s', async (path) => {
  const response = await fetch(service.url + path, { method: 'POST', body: 'x' });
  const { code } = (await response.json()) as { code: string };
  expect([response.status, code]).toEqual([404, 'not-found']);
});

test('[SERVICE-9] names the allowed methods', async () => {
  const response = await fetch(`${service.url}/v1/documents/assets/PRESS-0042`, { method: 'PUT', body: 'x' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test('[SERVICE-6] a file of exactly the limit is stored and one byte more is not', async () => {
  await service.restart({ maxFileSizeBytes: 1000 });
  expect((await postDocument(service, { content: 'a'.repeat(1000) })).status).toBe(201);
  const { body } = await postDocument(service, { content: 'a'.repeat(1001) });
  expect(body).toMatchObject({ status: 413, code: 'file-too-large', maxFileSizeBytes: 1000 });
});

test.each([
  ['application/json', 415, 'not-multipart'],
  ['multipart/form-data', 415, 'not-multipart'],
  ['multipart/form-data; boundary=b', 400, 'body-malformed'],
])('[SERVICE-6] a body of type %s is rejected with %i', async (type, status, code) => {
  const response = await fetch(`${service.url}/v1/documents/assets/PRESS-0042`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await service.token()}`, 'Content-Type': type },
    body: '--b\r\nContent-Disposition: form-data; name="displayname"\r\n\r\nno end',
  });
  const answer = (await response.json()) as { code: string };
  expect([response.status, answer.code]).toEqual([status, code]);
});
