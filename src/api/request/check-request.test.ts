import { expect, test } from 'vitest';

import { checkRequest, type UploadLimits } from './check-request.ts';

const file = new File(['12345'], 'a.pdf', { type: 'application/pdf' });
const request = {
  operation: 'document',
  assetId: 'PRESS-0042',
  displayName: 'Manual',
  organizationId: 'o',
  categoryId: 'c',
  file,
} as const;

test.for<[UploadLimits, object]>([
  [{}, { ok: true }],
  [{ maxFileSizeBytes: 5, acceptedTypes: ['.pdf'] }, { ok: true }],
  [{ maxFileSizeBytes: 4 }, { ok: false, problem: { code: 'file-too-large', sizeBytes: 5, limitBytes: 4 } }],
  [{ acceptedTypes: ['.png'] }, { ok: false, problem: { code: 'type-not-accepted', accepted: ['.png'] } }],
])('[REQUEST-6] with the limits %o a PDF of five bytes gives %o', ([limits, result]) => {
  expect(checkRequest(request, 'https://service.example', limits)).toMatchObject(result);
});

test('[REQUEST-6] the address comes first', () => {
  const result = checkRequest({ ...request, assetId: '..' }, 'https://service.example', {
    maxFileSizeBytes: 1,
  });
  expect(result).toMatchObject({ ok: false });
  expect(result).not.toMatchObject({ problem: { code: 'file-too-large' } });
});
