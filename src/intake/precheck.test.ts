import { expect, test } from 'vitest';

import { precheck } from './precheck.ts';

test.for<[string, object]>([
  ['Pump.MHT', { status: 'rejected', rejection: { code: 'web-archive' } }],
  ['Pump.chm', { status: 'rejected', rejection: { code: 'windows-help' } }],
  ['Pump.constructor', { status: 'checking' }],
  ['Pump.__proto__', { status: 'checking' }],
])('%s is %j before it is read', ([name, check]) => {
  expect(precheck(new File(['x'], name), {})).toMatchObject(check);
});
