import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { configSchema } from '#app/config/config.ts';

import { configJsonSchema } from './config-json-schema.ts';

test('the schema has every key, says which are required, and allows no others', () => {
  const schema = configJsonSchema() as { properties: Record<string, { description?: string }> };
  expect(schema).toMatchObject({ required: ['baseUrl', 'signIn'], additionalProperties: false });
  expect(Object.keys(schema.properties).length).toBeGreaterThan(10);
  for (const property of Object.values(schema.properties)) expect(property.description).toMatch(/\.|:/);
});

test.for([
  'https://it.example/help',
  'http://it.example/help',
  'mailto:it@plant.example',
  'tel:+4930123',
  'it.example/help',
  'javascript:alert(1)',
  '',
])('the schema and the application agree on the contact "%s"', (url) => {
  const { properties } = configJsonSchema() as {
    properties: { contact: { description: string; properties: { url: { pattern: string } } } };
  };
  const { pattern } = properties.contact.properties.url;
  const least = { baseUrl: '/', signIn: { authority: '/idp', clientId: 'documents' } };
  const isAccepted = configSchema.safeParse({ ...least, contact: { name: 'IT', url } }).success;
  expect(new RegExp(pattern, 'u').test(url)).toBe(isAccepted);
  const [scheme] = url.split(':');
  expect(properties.contact.description.includes(` ${scheme}:`)).toBe(isAccepted);
});

test('[DOCUMENT-15][PACKAGE-51] editors complete the codes and severities of findings', () => {
  expect(configJsonSchema()).toMatchObject({
    properties: {
      inspection: {
        properties: {
          severity: {
            propertyNames: {
              enum: expect.arrayContaining(['PDF-NO-TEXT', 'LINK-BROKEN', 'PACKAGE-NO-PDF']) as unknown,
            },
            additionalProperties: { enum: ['error', 'warning', 'info', 'off'] },
          },
        },
      },
    },
  });
});

test('[PACKAGE-52] editors complete classes of VDI 2770', () => {
  const items = { enum: expect.arrayContaining(['01-01', '04-01']) as unknown };
  expect(configJsonSchema()).toMatchObject({
    properties: { categories: { anyOf: [{ items: { properties: { vdi2770: { items } } } }, {}] } },
  });
});

test('the sample is a valid configuration', () => {
  const sample: unknown = JSON.parse(readFileSync('public/config.sample.json', 'utf8'));
  expect(configSchema.safeParse(sample).error).toBeUndefined();
});
