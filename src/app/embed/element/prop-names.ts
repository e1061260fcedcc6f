import type { EmbedProps } from '../contract.ts';

/** The attributes and the properties that they are. */
export const attributes = {
  'asset-id': 'assetId',
  'base-url': 'baseUrl',
  locale: 'locale',
  theme: 'theme',
  density: 'density',
  'person-id': 'personId',
} as const satisfies Readonly<Record<string, keyof EmbedProps>>;

/** Every property. */
export const propNames = [
  ...Object.values(attributes),
  'getToken',
  'organizations',
  'categories',
  'documentUrl',
  'assetUrl',
  'maintenanceUrl',
  'linkUrl',
  'limits',
  'metadata',
  'config',
] as const satisfies readonly (keyof EmbedProps)[];
