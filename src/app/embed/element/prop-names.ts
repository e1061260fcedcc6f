import type { EmbedProps } from '../contract/props.ts';

/** Attributes, and the property of each. */
export const attributes = {
  'asset-id': 'assetId',
  'asset-code': 'assetCode',
  'base-url': 'baseUrl',
  locale: 'locale',
  theme: 'theme',
  density: 'density',
  'person-id': 'personId',
} as const satisfies Readonly<Record<string, keyof EmbedProps>>;

/** All properties. */
export const propNames = [
  ...Object.values(attributes),
  'getToken',
  'resolveAsset',
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
