import { expect, test } from 'vitest';

import { unreachable } from './unreachable.ts';

test('a value that the types exclude is named in the error', () => {
  expect(() => Reflect.apply(unreachable, undefined, [{ status: 'unheard-of' }])).toThrow('unheard-of');
});
