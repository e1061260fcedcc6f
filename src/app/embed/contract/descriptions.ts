import type { EmbedEvents } from './events.ts';
import type { EmbedMethods } from './methods.ts';
import type { EmbedProps } from './props.ts';

/**
 * The one description of each property, event and method of the element, used when it is built: for its types,
 * `custom-elements.json` and the tables in `EMBED.md`. Visitors don't load it. In Markdown.
 */
export const propDescriptions: Readonly<Record<keyof EmbedProps, string>> = {
  assetId: 'the asset; required, unless `asset-code` is set',
  assetCode: 'content of the code on the asset, instead of its ID',
  baseUrl: 'address of the service, absolute or relative to the page; required',
  locale: 'language of texts, numbers and dates; default: the nearest `lang` around the element',
  theme: '`light` or `dark`; default: the `color-scheme` of the host page',
  density: '`compact`, or `touch` for gloves; default: `comfortable`, larger on touch screens',
  personId: 'the person, for tokens without `sub`; if there is one, both must agree',
  getToken: '`({reason, rejected, signal}) => Promise<string>`; required',
  resolveAsset: '`({id, signal})` or `({code, signal}) => Promise<{id, name?, organizationId?}>`',
  organizations: '`[{id, name}]`, or `{url, …}`, as in `config.json`; default: the ID is typed',
  categories: 'the same for categories',
  documentUrl: 'address of a document: a template with `{documentId}`, or a function of the ID',
  assetUrl: 'address of an asset: a template with `{assetId}`, or a function of the ID',
  maintenanceUrl: 'address of a maintenance record, with `{maintenanceId}`, or a function of the ID',
  linkUrl: 'page that links a document to an asset: `{documentId}`, `{assetId}`, or a function',
  limits: 'limits of files, as in `config.json`',
  metadata: '`{organization: {id, locked}, category: {id, locked}}`: preset, or locked',
  config: 'any of the properties and the keys below; single properties override it',
};

/** When each event is dispatched, with its `detail` in brackets. */
export const eventDescriptions: Readonly<Record<keyof EmbedEvents, string>> = {
  ready: 'files can be described and sent (`{assetId}`)',
  inspected: 'a chosen file was inspected (`{assetId, fileName, sizeBytes, findings}`)',
  queued: 'an upload was listed (`{upload}`)',
  moved: 'an upload was moved to another asset (`{upload, fromAssetId}`)',
  stored: 'this upload stored the document (`{upload}`)',
  duplicate: 'the service already held the document (`{upload, assetIds?}`)',
  failed: 'an upload failed and isn’t retried automatically (`{upload}`)',
  progress: 'bytes were sent, at most four times a second (`{sentBytes, totalBytes, running}`)',
  navigate: 'a link to a document, asset or record was followed (`{kind, id, href}`); cancelable',
  'link-requested': '"Link to this asset" was chosen (`{documentId, assetId, href}`); cancelable',
  'sign-in-needed': 'no usable token (`{assetId, reason}`)',
  'person-changed': 'the stay of a person has ended (`{assetId, savedCount, lostCount}`)',
};

export const methodDescriptions: Readonly<
  Record<
    keyof EmbedMethods,
    { readonly parameter?: readonly [name: string, type: string]; readonly meaning: string }
  >
> = {
  addFiles: { parameter: ['files', 'Iterable<File>'], meaning: 'adds files as if a person had chosen them' },
  uploads: { meaning: 'returns the uploads of the assets that were shown here, oldest first' },
  retry: {
    parameter: ['uploadId', 'string'],
    meaning: 'sends a failed, cancelled or blocked upload as soon as a slot is free',
  },
  cancel: { parameter: ['uploadId', 'string'], meaning: 'cancels an upload that hasn’t ended' },
};

/** Parts that a host may style with `::part()`. */
export const partNames = [
  'page',
  'card',
  'drop-area',
  'button',
  'button-primary',
  'button-quiet',
  'input',
  'tag',
  'dialog',
  'progress',
] as const;
