import { expect, test } from 'vitest';

import { createMemory } from '../../tests/support/memory.ts';

import { createToldBefore } from './told-before.ts';

const day = 24 * 60 * 60 * 1000;

test('what one tab was told and what another was told are both remembered', () => {
  const memory = createMemory();
  const first = createToldBefore(memory, 'tom');
  const second = createToldBefore(memory, 'tom');
  first.add([['a', 'upload-1']]);
  second.add([['b', 'upload-2']]);
  first.add([['c', 'upload-3']]);
  expect(createToldBefore(memory, 'tom').load()).toEqual([
    ['a', 'upload-1'],
    ['b', 'upload-2'],
    ['c', 'upload-3'],
  ]);
});

test('[Q55] what one person was told, another is not', () => {
  const memory = createMemory();
  createToldBefore(memory, 'tom').add([['a', 'upload-1']]);
  expect(createToldBefore(memory, 'ida').load()).toEqual([]);
});

test('[Q54] what was told is forgotten after 30 days, though others are told meanwhile', () => {
  const memory = createMemory();
  createToldBefore(memory, 'tom', () => 0).add([['a', 'upload-1']]);
  createToldBefore(memory, 'tom', () => 29 * day).add([['b', 'upload-2']]);
  expect(createToldBefore(memory, 'tom', () => 29 * day).load()).toHaveLength(2);
  expect(createToldBefore(memory, 'tom', () => 30 * day).load()).toEqual([['b', 'upload-2']]);
  createToldBefore(memory, 'ida', () => 30 * day).add([['c', 'upload-3']]);
  expect(JSON.stringify(memory.read('told-documents'))).not.toContain('upload-1');
});

test('[Q57] clearing forgets what the one who clears was told', () => {
  const memory = createMemory();
  const tom = createToldBefore(memory, 'tom');
  const ida = createToldBefore(memory, 'ida');
  tom.add([['a', 'upload-1']]);
  ida.add([['b', 'upload-2']]);
  tom.forget();
  expect(tom.load()).toEqual([]);
  expect(ida.load()).toEqual([['b', 'upload-2']]);
});

test('[Q35] a device remembers the newest thousand', () => {
  const told = createToldBefore(createMemory(), 'tom');
  for (let id = 0; id < 1100; id += 1) told.add([[`document-${id}`, 'upload-1']]);
  expect(told.load()).toHaveLength(1000);
  expect(told.load().at(-1)).toEqual(['document-1099', 'upload-1']);
});

test('what an earlier release remembered, of nobody in particular, is not understood and goes', () => {
  const memory = createMemory({ 'told-documents': [['a', 'upload-1']] });
  const told = createToldBefore(memory, 'tom');
  expect(told.load()).toEqual([]);
  told.add([['b', 'upload-2']]);
  expect(told.load()).toEqual([['b', 'upload-2']]);
});
