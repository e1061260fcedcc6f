import { expect, test } from 'vitest';

import { eventDescriptions, propDescriptions } from '../contract/descriptions.ts';
import { eventNames } from '../events/event-names.ts';
import { propNames } from './prop-names.ts';

test('[EMBED-9] no property begins with a prefix that React 19 treats as a listener', () => {
  for (const name of propNames) expect(name).not.toMatch(/^on/);
});

test('the element has every property and event of the contract', () => {
  expect(propNames).toEqual(Object.keys(propDescriptions));
  expect(eventNames).toEqual(Object.keys(eventDescriptions));
});
