import * as z from 'zod/mini';

import { configSchema, type Config } from '#app/config/config.ts';
import { severityCodes } from '#app/config/code-problems.ts';
import { allowableCodes } from '#manual/rules/manual-rules.ts';
import { classIds } from '#package/class-ids.ts';

/** Descriptions that editors show. Not in the schema itself, which every visitor loads. */
const descriptions: Record<keyof Config, string> = {
  $schema: 'Address of this schema, for editors: ./config.schema.json',
  name: 'Name of the application.',
  logo: 'Address of an image beside the name, absolute or relative to the page.',
  colours: 'The accent: the colour of buttons and links as #rrggbb, dark enough for a light page.',
  languages: 'Languages offered; the first is for people who speak none of them.',
  baseUrl: 'Address of the service, absolute or relative to the page; may have a path.',
  signIn: 'How people sign in.',
  contact:
    'Contact for people who may not upload: a name, and an address that begins with https:, http:, mailto: or tel:.',
  assets: 'Assets offered on the first page; any other ID can be typed.',
  assetLookup:
    'Address that answers an asset as {id, name, organizationId}, fetched with the token; ?id= or ?code= is added. 404 means unknown.',
  assetCodes:
    'How scanned codes are read, in order: iec61406, gs1, siemens, plain, or a regular expression with a group (?<asset>…). Default: gs1, siemens, plain.',
  organizations:
    'Organizations to choose from, whose names may be given by language, or the address of the list, fetched with the token; without it the ID is typed.',
  categories:
    'Categories to choose from, whose names may be given by language, with words of file names and classes of VDI 2770 that belong to each, or the address of the list, fetched with the token; without it the ID is typed.',
  documentUrl: 'Address of a document, with {documentId}; without it there is no link.',
  assetUrl: 'Address of an asset, with {assetId}.',
  assetDocumentsUrl: 'Page with the documents of an asset, with {assetId}; without it there is no link.',
  maintenanceUrl: 'Address of a maintenance record, with {maintenanceId}; without it there is no link.',
  linkUrl:
    'Page on which a document is linked to an asset, with {documentId} and {assetId}; without it people copy a request.',
  limits: 'Limits of uploads: the largest size in bytes, extensions or types, and the longest display name.',
  inspection:
    'Severity of findings by their codes: error, warning, info or off. Errors stop an upload; errors about the safety of archives stay errors.',
  manuals:
    'Rules about manuals: names of the start page, codes of errors that are allowed, and formats of packages that are manuals with or without a start page.',
  offerAi: 'Offers "Allow AI processing".',
  retryAmbiguous: 'Retries uploads that may already be stored; needs a service that recognizes duplicates.',
  requireEnvelope:
    'A document counts as stored only if the answer is the envelope of the interface, an object with an object "data". If false, any JSON object without an error counts, and a 201 or 204 without a body.',
  concurrency:
    'Number of concurrent uploads; of files up to 256 kB, twice as many, at most 5, unless it is 1.',
  keepFiles: 'Saves unsent files on the device, and a list of what was stored for 30 days.',
  stallSeconds: 'Longest time without progress of an upload, in seconds.',
  answerSeconds: 'Longest wait for the first byte to leave, and for the answer, in seconds.',
};

/** JSON Schema of `config.json`, generated from the schema with which the application reads it. */
export function configJsonSchema(): object {
  const schema = z.toJSONSchema(configSchema, { io: 'input' });
  for (const [key, description] of Object.entries(descriptions)) {
    const property = schema.properties?.[key];
    if (typeof property === 'object') property.description = description;
  }
  // Editors complete the codes.
  const severity = partAt(schema, ['properties', 'inspection', 'properties', 'severity']);
  severity['propertyNames'] = { type: 'string', enum: severityCodes };
  const allow = partAt(schema, ['properties', 'manuals', 'properties', 'allow']);
  allow['items'] = { type: 'string', enum: allowableCodes };
  const category = partAt(schema, ['properties', 'categories', 'anyOf', 0, 'items', 'properties']);
  category['vdi2770'] = { type: 'array', items: { type: 'string', enum: classIds } };
  return { ...schema, title: 'config.json of the asset documents application' };
}

/** Returns a part of a JSON Schema. Throws if the schema has no object there. */
function partAt(schema: object, path: readonly (string | number)[]): Record<string, unknown> {
  const part = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), schema);
  if (typeof part !== 'object' || part === null) throw new Error(`The schema has no ${path.join('.')}.`);
  return part as Record<string, unknown>;
}
