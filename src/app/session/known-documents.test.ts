import { expect, test } from 'vitest';

import { createKnownDocuments } from '#queue/scheduling/known-documents.ts';

import { createMemory } from '../../../tests/support/memory.ts';
import { createJob } from '../../../tests/support/queue-fakes.ts';

import { createKnownDocumentStorage } from './known-documents.ts';

const day = 24 * 60 * 60 * 1000;

/** A receipt on one asset, with one key. */
const receipt = (key: string, uploadId: string, assetId = 'press') => ({ keys: [key], uploadId, assetId });

test('known documents of two tabs are both remembered', () => {
  const memory = createMemory();
  const first = createKnownDocumentStorage(memory, 'tom');
  const second = createKnownDocumentStorage(memory, 'tom');
  first.add(receipt('a', 'upload-1'));
  second.add(receipt('b', 'upload-2'));
  first.add(receipt('c', 'upload-3'));
  expect(createKnownDocumentStorage(memory, 'tom').load()).toEqual([
    ['a', 'upload-1'],
    ['b', 'upload-2'],
    ['c', 'upload-3'],
  ]);
});

test("[UPLOAD-55] one person's known documents are unknown to another", () => {
  const memory = createMemory();
  createKnownDocumentStorage(memory, 'tom').add(receipt('a', 'upload-1'));
  expect(createKnownDocumentStorage(memory, 'ida').load()).toEqual([]);
});

test('[UPLOAD-54] a known document is forgotten after 30 days, even if others are added meanwhile', () => {
  const memory = createMemory();
  createKnownDocumentStorage(memory, 'tom', () => 0).add(receipt('a', 'upload-1'));
  createKnownDocumentStorage(memory, 'tom', () => 29 * day).add(receipt('b', 'upload-2'));
  expect(createKnownDocumentStorage(memory, 'tom', () => 29 * day).load()).toHaveLength(2);
  expect(createKnownDocumentStorage(memory, 'tom', () => 30 * day).load()).toEqual([['b', 'upload-2']]);
  createKnownDocumentStorage(memory, 'ida', () => 30 * day).add(receipt('c', 'upload-3'));
  expect(JSON.stringify(memory.read('told-documents'))).not.toContain('upload-1');
});

test('[UPLOAD-54] a document recorded while the clock was ahead is forgotten 30 days after the clock is corrected', () => {
  const memory = createMemory();
  createKnownDocumentStorage(memory, 'tom', () => 1000 * day).add(receipt('a', 'upload-1'));
  createKnownDocumentStorage(memory, 'tom', () => 0).add(receipt('b', 'upload-2'));
  expect(createKnownDocumentStorage(memory, 'tom', () => 29 * day).load()).toHaveLength(2);
  expect(createKnownDocumentStorage(memory, 'tom', () => 31 * day).load()).toEqual([]);
});

test('[UPLOAD-35][UPLOAD-54] a document recorded again keeps its first upload, and is remembered as long as a new one', () => {
  const memory = createMemory();
  createKnownDocumentStorage(memory, 'tom', () => 0).add(receipt('a', 'upload-1'));
  createKnownDocumentStorage(memory, 'tom', () => day).add(receipt('b', 'upload-2'));
  createKnownDocumentStorage(memory, 'tom', () => 29 * day).add(receipt('a', 'upload-3'));
  const documents = (days: number) => createKnownDocumentStorage(memory, 'tom', () => days * day).load();
  expect(documents(30)).toEqual([
    ['b', 'upload-2'],
    ['a', 'upload-1'],
  ]);
  expect(documents(58)).toEqual([['a', 'upload-1']]);
});

test("[UPLOAD-57] clearing forgets this person's known documents of that asset", () => {
  const memory = createMemory();
  const tom = createKnownDocumentStorage(memory, 'tom');
  const ida = createKnownDocumentStorage(memory, 'ida');
  tom.add(receipt('a', 'upload-1'));
  ida.add(receipt('b', 'upload-2'));
  tom.add(receipt('a', 'upload-3', 'lathe'));
  tom.add(receipt('c', 'upload-4', 'lathe'));
  tom.add(receipt('d', 'upload-5'));
  tom.forget('press');
  expect(tom.load()).toEqual([
    ['a', 'upload-1'],
    ['c', 'upload-4'],
  ]);
  expect(ida.load()).toEqual([['b', 'upload-2']]);
});

test('[UPLOAD-57] a document recorded again after clearing is known on the next visit', () => {
  const device = createKnownDocumentStorage(createMemory(), 'tom');
  const job = createJob();
  const documents = createKnownDocuments(device);
  documents.add({ uploadId: 'upload-1', job, documentId: 'document-1' });
  device.forget(job.assetId);
  const again = { uploadId: 'upload-3', job, documentId: 'document-1' };
  expect(createKnownDocuments(device).wasKnown(again, 0)).toBe(false);
  documents.add({ uploadId: 'upload-2', job, documentId: 'document-1' });
  expect(createKnownDocuments(device).wasKnown(again, 0)).toBe(true);
});

test('documents remembered by an earlier release, without an asset, are known until any list is cleared', () => {
  const old = { owner: 'tom', key: 'a', uploadId: 'upload-1', at: Date.now() };
  const documents = createKnownDocumentStorage(createMemory({ 'told-documents': [old] }), 'tom');
  documents.add(receipt('b', 'upload-2', 'lathe'));
  expect(documents.load()).toEqual([
    ['a', 'upload-1'],
    ['b', 'upload-2'],
  ]);
  documents.forget('press');
  expect(documents.load()).toEqual([['b', 'upload-2']]);
});

test('[UPLOAD-35] a device remembers the newest thousand', () => {
  const documents = createKnownDocumentStorage(createMemory(), 'tom');
  for (let id = 0; id < 1100; id += 1) documents.add(receipt(`document-${id}`, 'upload-1'));
  expect(documents.load()).toHaveLength(1000);
  expect(documents.load().at(-1)).toEqual(['document-1099', 'upload-1']);
});

test('records of an earlier release without an owner are dropped', () => {
  const memory = createMemory({ 'told-documents': [['a', 'upload-1']] });
  const documents = createKnownDocumentStorage(memory, 'tom');
  expect(documents.load()).toEqual([]);
  documents.add(receipt('b', 'upload-2'));
  expect(documents.load()).toEqual([['b', 'upload-2']]);
});
