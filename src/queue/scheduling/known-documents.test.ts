import { expect, test } from 'vitest';

import { createJob } from '../../../tests/support/queue-fakes.ts';

import { createKnownDocuments, type KnownDocumentStorage, type KnownDocument } from './known-documents.ts';

/** A device that remembers everything. */
function createDevice() {
  const receipts: KnownDocument[] = [];
  const device: KnownDocumentStorage = {
    load: () => receipts.flatMap(({ keys, uploadId }) => keys.map((key) => [key, uploadId] as const)),
    add: (receipt) => void receipts.push(receipt),
  };
  return { receipts, device };
}

test('[UPLOAD-35] documents of an earlier visit are known in the next one from the start', () => {
  const { device } = createDevice();
  const job = createJob();
  createKnownDocuments(device).add({ uploadId: 'first', job, documentId: 'document-1' });
  const next = createKnownDocuments(device);
  const isKnown = (assetId: string, documentId: string | undefined, uploadId = 'second') =>
    next.wasKnown({ uploadId, job: { ...job, assetId }, documentId }, next.count());
  expect(isKnown(job.assetId, undefined)).toBe(true);
  expect(isKnown('elsewhere', 'document-1')).toBe(true);
  expect(isKnown('elsewhere', 'document-2')).toBe(false);
});

test('[UPLOAD-35] a document reported for an upload does not count against that upload', () => {
  const known = createKnownDocuments();
  const document = { uploadId: 'first', job: createJob(), documentId: 'document-1' };
  known.add(document);
  expect(known.wasKnown(document, known.count())).toBe(false);
  expect(known.wasKnown({ ...document, uploadId: 'second' }, known.count())).toBe(true);
});

test('[UPLOAD-35] no document is known without storage', () => {
  const document = { uploadId: 'second', job: createJob(), documentId: 'document-1' };
  expect(createKnownDocuments().wasKnown(document, 0)).toBe(false);
});

test('[UPLOAD-57] a document reported again is stored again, since storage may have been cleared', () => {
  const { receipts, device } = createDevice();
  const known = createKnownDocuments(device);
  const document = { uploadId: 'first', job: createJob({ assetId: 'press' }), documentId: 'document-1' };
  known.add(document);
  known.add({ ...document, uploadId: 'second' });
  const [{ keys }] = receipts as [KnownDocument];
  expect(keys).toHaveLength(2);
  expect(receipts).toEqual([
    { keys, uploadId: 'first', assetId: 'press' },
    { keys, uploadId: 'second', assetId: 'press' },
  ]);
});
