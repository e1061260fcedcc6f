import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { endpointUrl, operationPath, readBaseUrl } from './operation-path.ts';

test.for([
  ['document', 'PRESS-0042', '/v1/documents/assets/PRESS-0042'],
  ['manual', 'PRESS-0042', '/v1/documents/assets/zip/PRESS-0042'],
  ['document', 'A/1', '/v1/documents/assets/A%2F1'],
  ['document', 'ä?#% ', '/v1/documents/assets/%C3%A4%3F%23%25%20'],
  ['document', '%2e%2e', '/v1/documents/assets/%252e%252e'],
  ['document', '...', '/v1/documents/assets/...'],
] as const)('[ADDRESS-1] the path of %s for %s', ([operation, assetId, path]) => {
  expect(operationPath(operation, assetId)).toEqual({ ok: true, value: path });
});

test.for(['', '.', '..', 'a\uD800', '\uDC00'])('[ADDRESS-1] the ID %o cannot be a segment', (assetId) => {
  expect(operationPath('document', assetId)).toEqual({ ok: false, problem: { code: 'asset-id-invalid' } });
});

test('[ADDRESS-1] a URL parser finds any ID again as the last segment', () => {
  const ids = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('.', '/', '\\', '%2e', '?', '#', '@', ':', '\t', ' ', 'ä'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(ids, (assetId) => {
      const url = endpointUrl('https://host.example/base', 'document', assetId);
      fc.pre(url.ok);
      const { pathname, search, hash } = new URL(url.value);
      expect([search, hash]).toEqual(['', '']);
      expect(pathname.startsWith('/base/v1/documents/assets/')).toBe(true);
      expect(pathname.split('/')).toHaveLength(6);
      expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(assetId);
    }),
    { numRuns: 1000 },
  );
});

test.for([
  ['https://host.example', 'https://host.example'],
  ['https://host.example/', 'https://host.example'],
  ['http://host.example:8080/a/b//', 'http://host.example:8080/a/b'],
] as const)('[ADDRESS-3] the base address %s is read as %s', ([baseUrl, read]) => {
  expect(readBaseUrl(baseUrl)).toEqual({ ok: true, value: read });
});

test.for([
  ['', 'not-absolute'],
  ['/api', 'not-absolute'],
  ['javascript:alert(1)', 'not-http'],
  ['ftp://host.example', 'not-http'],
  ['https://user@host.example', 'has-credentials'],
  ['https://:secret@host.example', 'has-credentials'],
  ['https://host.example/?tenant=1', 'has-query'],
  ['https://host.example/#x', 'has-query'],
] as const)('[ADDRESS-3] the base address %o is rejected: %s', ([baseUrl, reason]) => {
  const invalid = { ok: false, problem: { code: 'base-url-invalid', reason } };
  expect(readBaseUrl(baseUrl)).toEqual(invalid);
  expect(endpointUrl(baseUrl, 'document', 'A')).toEqual(invalid);
});
