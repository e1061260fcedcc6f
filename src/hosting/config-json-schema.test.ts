import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { configSchema } from '#app/config.ts';

import { configJsonSchema } from './config-json-schema.ts';

test('editors are told of every key, which of them are required, and that there are no others', () => {
  const schema = configJsonSchema() as { properties: Record<string, { description?: string }> };
  expect(schema).toMatchObject({ required: ['baseUrl', 'signIn'], additionalProperties: false });
  expect(Object.keys(schema.properties).length).toBeGreaterThan(10);
  for (const property of Object.values(schema.properties)) expect(property.description).toMatch(/\.|:/);
});

test('the sample is a configuration', () => {
  const sample: unknown = JSON.parse(readFileSync('public/config.sample.json', 'utf8'));
  expect(configSchema.safeParse(sample).error).toBeUndefined();
});
