import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { createClient, type ClientOptions } from '#api/client.ts';
import type { UploadRequest } from '#api/upload-request.ts';

import { createZip } from '../fixtures/create-manual.ts';
import { type StartOptions, startService, type RunningService } from '../support/start-service.ts';

// The real client, on jsdom's XMLHttpRequest, against the real service.

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

async function openService(options: StartOptions = {}): Promise<RunningService> {
  const service = await startService({ allowedOrigins: [location.origin], ...options });
  onTestFinished(async () => {
    await service.stop();
    expect(service.errors).toEqual([]);
  });
  return service;
}

const createRequest = (overrides: Partial<UploadRequest> = {}): UploadRequest => ({
  operation: 'document',
  assetId: 'PRESS-0042',
  displayName: 'Pump photo',
  organizationId: 'halden',
  categoryId: 'photo',
  file: new File(['a photo'], 'pump.jpg', { type: 'image/jpeg' }),
  ...overrides,
});

const upload = (
  service: RunningService,
  request: Partial<UploadRequest> = {},
  options: Partial<ClientOptions> = {},
) =>
  createClient({ baseUrl: service.url, getToken: () => service.token(), ...options }).upload(
    createRequest(request),
    { signal: new AbortController().signal },
  );

let zip: File;
beforeEach(async () => {
  zip = await createZip();
});

const bothOperations = [
  { operation: 'document' as const, ai: { variant: 'ingested', enabled: false, state: 'uningested' } },
  { operation: 'manual' as const, ai: { variant: 'injected', state: 'uninjected' } },
];

test.for(bothOperations)(
  'a new document is stored by the $operation operation',
  async ({ operation, ai }) => {
    const service = await openService();
    const result = await upload(service, { operation, file: zip });
    expect(result).toMatchObject({
      ok: true,
      value: {
        kind: 'stored',
        document: {
          id: expect.stringMatching(uuid),
          filename: 'manual.zip',
          displayname: 'Pump photo',
          organizationId: 'halden',
          mimetype: 'application/zip',
          type: 'AssetDocument',
          category: { id: 'photo', languageCode: 'en', name: 'Photo' },
          createdBy: 'Mia Berg',
          ai,
        },
      },
    });
  },
);

test.for(bothOperations)(
  'the $operation operation reports the same content as a duplicate, with the stored document',
  async ({ operation, ai }) => {
    const service = await openService();
    const first = await upload(service, { operation, file: zip });
    const stored = first.ok ? first.value.document : undefined;
    const second = await upload(service, { operation, file: zip, assetId: 'TANK-007', displayName: 'Other' });
    expect(second).toMatchObject({
      ok: true,
      value: {
        kind: 'duplicate',
        document: { id: stored?.id, displayname: 'Pump photo', ai },
        assetIds: ['PRESS-0042'],
        maintenanceIds: [],
      },
    });
    const message = second.ok ? second.value.message : '';
    for (const word of ['Pump photo', 'manual.zip', stored?.id, 'PRESS-0042']) {
      expect(message).toContain(word);
    }
  },
);

interface Rejection {
  readonly title: string;
  readonly request?: Partial<UploadRequest>;
  readonly service?: StartOptions;
  readonly status: number;
  readonly serviceCode: string;
  readonly words: string;
}

const refusals: readonly Rejection[] = [
  {
    title: 'an unknown asset',
    request: { assetId: 'A/1 ä?#' },
    status: 404,
    serviceCode: 'asset-unknown',
    words: 'The asset "A/1 ä?#" is not known.',
  },
  {
    title: 'fields that are empty',
    request: { displayName: ' ', organizationId: '', categoryId: '' },
    status: 400,
    serviceCode: 'field-missing',
    words: 'Missing or empty: displayname, organizationId, categoryId.',
  },
  {
    title: 'an unknown organization',
    request: { organizationId: 'acme' },
    status: 400,
    serviceCode: 'organization-unknown',
    words: 'The organization "acme" is not known.',
  },
  {
    title: 'a file that is no ZIP on the ZIP operation',
    request: { operation: 'manual' },
    status: 400,
    serviceCode: 'not-a-zip',
    words: 'A manual is uploaded as a ZIP archive, which this file is not.',
  },
  {
    title: 'a file over the limit of the service',
    request: { file: new File(['x'.repeat(2000)], 'big.pdf') },
    service: { maxFileSizeBytes: 1000 },
    status: 413,
    serviceCode: 'file-too-large',
    words: 'A file may have at most 1000 bytes.',
  },
];

test.for(refusals)('$title: the service rejects it, and its message arrives', async (rejected) => {
  const service = await openService(rejected.service);
  const { status, serviceCode, words } = rejected;
  expect(await upload(service, rejected.request)).toEqual({
    ok: false,
    problem: { code: 'http', status, serviceCode, words },
  });
});

test('a file far over the limit of the service is still answered with its status', async () => {
  const service = await openService({ maxFileSizeBytes: 1000 });
  const file = new File([new Uint8Array(3_000_000)], 'big.pdf');
  expect(await upload(service, { file })).toMatchObject({ problem: { code: 'http', status: 413 } });
});

test('a person without a role is rejected by the service, if the client does not look for roles', async () => {
  const service = await openService();
  expect(await upload(service, {}, { getToken: () => service.token('t.weiss') })).toMatchObject({
    problem: { code: 'http', status: 403, serviceCode: 'role-missing' },
  });
});

test.for([
  ['/docs-api', ''],
  ['/docs-api', '/'],
] as const)('the service can be under a path: %s, written with %j at its end', async ([basePath, end]) => {
  const service = await openService({ basePath });
  expect(await upload(service, {}, { baseUrl: `${service.url}${end}` })).toMatchObject({
    ok: true,
    value: { kind: 'stored' },
  });
});

test.for([
  ['umlauts', 'Prüfbericht Größe.pdf', 'Prüfbericht Größe.pdf'],
  ['double quotes', '24" pipe "north".pdf', '24" pipe "north".pdf'],
  ['the NFD of macOS', 'Pru\u0308fung.pdf', 'Prüfung.pdf'],
  ['what multipart escapes', "100%25 & <b>'it';=.pdf", "100%25 & <b>'it';=.pdf"],
  ['emoji and Chinese', '泵 🛠.pdf', '泵 🛠.pdf'],
] as const)('names with %s are returned unchanged', async ([, given, meant]) => {
  const service = await openService();
  const result = await upload(service, { displayName: given, file: new File(['x'], given) });
  expect(result).toMatchObject({ value: { document: { displayname: meant, filename: meant } } });
});

test('asset IDs with special characters reach their asset', async () => {
  const service = await openService();
  for (const assetId of ['CONV-A/1', 'KU\u0308HL-03']) {
    const file = new File([assetId], 'a.txt');
    await upload(service, { assetId, file });
    expect(await upload(service, { assetId, file })).toMatchObject({
      value: { kind: 'duplicate', assetIds: [assetId.normalize('NFC')] },
    });
  }
});

test('an origin that the service does not list gets no status and no success', async () => {
  const service = await openService({ allowedOrigins: ['https://elsewhere.example'] });
  expect(await upload(service)).toMatchObject({ ok: false, problem: { code: 'network' } });
});
