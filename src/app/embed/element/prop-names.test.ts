import { expect, expectTypeOf, test } from 'vitest';

import { eventDescriptions, propDescriptions } from '../contract/descriptions.ts';
import type { EmbedEvents } from '../contract/events.ts';
import { eventNames } from '../events/event-names.ts';
import type { EmbedHandlers } from '../package/react.ts';
import { propNames } from './prop-names.ts';

/** Returns `onSignInNeeded` for `sign-in-needed`. */
type HandlerName = `on${PascalCase<keyof EmbedEvents>}`;
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

test('[EMBED-9] no property begins with a prefix that React 19 treats as a listener', () => {
  for (const name of propNames) expect(name).not.toMatch(/^on/);
});

test('the element has every property and event of the contract, and the component for React has a prop for each', () => {
  expect(propNames).toEqual(Object.keys(propDescriptions));
  expect(eventNames).toEqual(Object.keys(eventDescriptions));
  expectTypeOf<keyof EmbedHandlers>().toEqualTypeOf<HandlerName>();
});
