import { expect, test } from 'vitest';

import { unreachable } from './unreachable.ts';

test('a value that the types exclude is named in the error', () => {
  expect(() => unreachable({ status: 'unheard-of' } as never)).toThrow('unheard-of');
});
