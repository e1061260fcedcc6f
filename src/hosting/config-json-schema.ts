import * as z from 'zod/mini';

import { configSchema, type Config } from '#app/config/config.ts';

/** Descriptions that editors show. Not in the schema itself, which every visitor loads. */
const descriptions: Record<keyof Config, string> = {
  $schema: 'Where this schema is, for editors: ./config.schema.json',
  name: 'What the application is called here.',
  logo: 'Address of an image beside the name, absolute or relative to the page.',
  colours: 'The accent: the colour of buttons and links as #rrggbb, dark enough for a light page.',
  languages: 'Languages that are offered, the first of them to whoever speaks none of them.',
  baseUrl: 'Where the service is, absolute or relative to the page; may carry a path.',
  signIn: 'How people sign in.',
  contact:
    'Whom somebody asks who may not upload: a name, and an address that begins with https:, http:, mailto: or tel:.',
  assets: 'Assets offered on the first page; any other id can be typed.',
  assetCodePattern:
    'Regular expression that finds the asset id in a scanned code: its first group, else the whole match; without it the last segment of a web address, or the text itself.',
  organizations:
    'Organizations to choose from, or where the list is fetched with the token; without it the id is typed.',
  categories:
    'Categories to choose from, or where the list is fetched with the token; without it the id is typed.',
  documentUrl: 'Address of a document, with {documentId}; without it there is no link.',
  assetUrl: 'Address of an asset, with {assetId}.',
  maintenanceUrl: 'Address of a maintenance record, with {maintenanceId}; without it there is no link.',
  linkUrl:
    'Page on which a document is linked to an asset, with {documentId} and {assetId}; without it people copy a request.',
  limits:
    'What may be uploaded: the largest size in bytes, extensions or types, and the longest display name.',
  offerAi: 'Whether "Allow AI processing" is offered.',
  retryAmbiguous: 'Send again by itself what may be stored; needs a service that recognizes duplicates.',
  requireEnvelope:
    'Whether a document counts as stored only when the answer is the envelope of the interface, an object with an object "data". With false any JSON object without an error counts, and a 201 or 204 without a body.',
  concurrency: 'How many uploads are sent at once.',
  keepFiles: 'Keep unsent files on the device, and 30 days of what was stored.',
  stallSeconds: 'Longest time without a byte of an upload moving, in seconds.',
  answerSeconds: 'Longest wait for the first byte to leave, and for the answer, in seconds.',
};

/** JSON Schema of `config.json`, generated from the schema with which the application reads it. */
export function configJsonSchema(): object {
  const schema = z.toJSONSchema(configSchema, { io: 'input' });
  for (const [key, description] of Object.entries(descriptions)) {
    const property = schema.properties?.[key];
    if (typeof property === 'object') property.description = description;
  }
  return { ...schema, title: 'config.json of the asset documents application' };
}
