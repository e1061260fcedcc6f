import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, expectTypeOf, test } from 'vitest';

import type { EmbedEvents } from '../contract/events.ts';
import type { EmbedProps } from '../contract/props.ts';
import { eventNames } from '../events/event-names.ts';
import type { EmbedHandlers } from '../package/react.ts';
import { attributes, propNames } from './prop-names.ts';

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}
interface Declaration {
  readonly attributes: readonly { readonly name: string; readonly fieldName: string }[];
  readonly members: readonly { readonly kind: string; readonly name: string }[];
  readonly events: readonly { readonly name: string }[];
  readonly cssProperties: readonly { readonly name: string }[];
  readonly cssParts: readonly { readonly name: string }[];
}

/** Returns `onSignInNeeded` for `sign-in-needed`. */
type HandlerName = `on${PascalCase<keyof EmbedEvents>}`;
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const manifest = JSON.parse(read('../package/custom-elements.json')) as Manifest;
const declaration = manifest.modules[0]!.declarations[0]!;
const contract = read('../../EMBED.md');

test('[EMBED-9] no property begins with a prefix that React 19 treats as a listener', () => {
  for (const name of propNames) expect(name).not.toMatch(/^on/);
});

test('the manifest has every attribute and property, and the contract documents everything in the manifest', () => {
  expect(declaration.attributes.map(({ name, fieldName }) => [name, fieldName])).toEqual(
    Object.entries(attributes),
  );
  const fields = declaration.members.filter(({ kind }) => kind === 'field').map(({ name }) => name);
  expect(fields).toEqual([...propNames]);
  const declared = [...declaration.events, ...declaration.cssParts].map(({ name }) => name);
  for (const name of [...declared, ...propNames]) expect(contract).toContain(`\`${name}\``);
});

test('events and properties are those of the contract, and the component for React has a prop for each', () => {
  expectTypeOf<(typeof eventNames)[number]>().toEqualTypeOf<keyof EmbedEvents>();
  expectTypeOf<(typeof propNames)[number]>().toEqualTypeOf<keyof EmbedProps>();
  expectTypeOf<keyof EmbedHandlers>().toEqualTypeOf<HandlerName>();
});

test('the manifest and the table of the contract have every event, and no other', () => {
  const names = eventNames.map((name) => `asset-document-upload:${name}`);
  expect(declaration.events.map(({ name }) => name)).toEqual(names);
  expect(Array.from(contract.matchAll(/^\| `(asset-document-upload:[^`]+)`/gm), ([, name]) => name)).toEqual(
    names,
  );
});

test('the public colours and sizes are those of the style sheets', () => {
  const sheets = read('../../../ui/tokens.css') + read('../page/embed.css');
  const used = new Set(
    Array.from(sheets.matchAll(/var\(\s*(--asset-documents-[\w-]+)/g), ([, name]) => name),
  );
  expect(new Set(declaration.cssProperties.map(({ name }) => name))).toEqual(used);
});
