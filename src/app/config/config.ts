import * as z from 'zod/mini';

import { locales, publicLocales } from '#i18n/locales.ts';
import { isAcceptedType } from '#lib/accepted-type.ts';

import type { ConfigProblem } from './config-problem.ts';
import { isReadableColour } from '../layout/readable-colour.ts';
import { defaultAssetUrl } from '../route.ts';

const choice = z.strictObject({ id: z.string(), name: z.string() });
/** An asset; its organization is preset for its documents. */
const asset = z.strictObject({ ...choice.shape, organizationId: z.optional(z.string()) });
/**
 * What a link may lead to: a page, a mail, a call. A pattern, so that editors check it too, if in small letters only.
 */
const contactUrl = z.string().check(z.regex(/^(https?|mailto|tel):/i));

/** Returns true if a text is a regular expression. */
function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

/** An address with a place for each ID. Another scheme than http(s), such as `javascript:`, gives no link. */
const linkTemplate = (
  kind: 'document-link' | 'asset-link' | 'maintenance-link' | 'link-request',
  ...placeholders: readonly string[]
) =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          placeholders.every((each) => text.includes(each)) &&
          (/^https?:/i.test(text) || !/^[a-z][\w+.-]*:/i.test(text)),
        { params: { kind } },
      ),
    );

/** Where entries are fetched with the person's token. */
const remoteList = z.strictObject({
  url: z.string().check(z.minLength(1)),
  itemsPath: z.optional(z.string().check(z.minLength(1))),
  idPath: z._default(z.string().check(z.minLength(1)), 'id'),
  namePath: z._default(z.string().check(z.minLength(1)), 'name'),
});

/** A category, with words of file names that suggest it. */
const category = z.strictObject({
  ...choice.shape,
  fileNames: z.optional(z.array(z.string().check(z.minLength(1)))),
});

/** An OpenID provider, by authorization code and PKCE. */
const signInSchema = z.strictObject({
  adapter: z._default(z.literal('oidc'), 'oidc'),
  /** Issuer of the provider, relative to the page or absolute. */
  authority: z.string().check(z.minLength(1)),
  clientId: z.string().check(z.minLength(1)),
  scope: z._default(z.string(), 'openid profile'),
  /** Path of the claim that lists roles, in the access token or else in the ID token. */
  rolesClaim: z.optional(z.string().check(z.minLength(1))),
  /** Where tokens are: until the page is left, or until the tab is closed. */
  storage: z._default(z.enum(['memory', 'session']), 'memory'),
});

/** Longest display name by default; the interface names no limit. */
const longestDisplayName = 255;

/** Schema of `config.json`; unknown keys are problems. */
export const configSchema = z.strictObject({
  /** For editors, which complete and check the file by it. */
  $schema: z.optional(z.string()),
  /** Name of the application. */
  name: z.optional(z.string().check(z.minLength(1))),
  /** Address of an image beside the name, relative to the page or absolute. */
  logo: z.optional(z.string().check(z.minLength(1))),
  colours: z.optional(
    z.strictObject({
      /** Of buttons and links, as `#rrggbb`; lighter on a dark page. */
      accent: z.string().check(z.refine(isReadableColour, { params: { kind: 'colour' } })),
    }),
  ),
  /** Languages that are offered, the first of them to whoever speaks none of them. */
  languages: z._default(z.array(z.enum(locales)).check(z.minLength(1)), publicLocales),
  /** Where the service is, relative to the page or absolute; may carry a path. */
  baseUrl: z.string().check(z.minLength(1)),
  signIn: signInSchema,
  /** Contact for people without permission to upload. */
  contact: z.optional(
    z.strictObject({ name: z.string().check(z.minLength(1)), url: z.optional(contactUrl) }),
  ),
  assets: z._default(z.array(asset), []),
  /** Finds the id of an asset in a code that was scanned: its first group, else all of it. */
  assetCodePattern: z.optional(z.string().check(z.refine(isPattern, { params: { kind: 'pattern' } }))),
  organizations: z.optional(z.union([z.array(choice), remoteList])),
  categories: z.optional(z.union([z.array(category), remoteList])),
  /** Address of a document, with `{documentId}`; without it the dialog gives no link. */
  documentUrl: z.optional(linkTemplate('document-link', '{documentId}')),
  /** Address of an asset, with `{assetId}`. */
  assetUrl: z._default(linkTemplate('asset-link', '{assetId}'), defaultAssetUrl),
  /** Address of a maintenance record, with `{maintenanceId}`; without it the dialog gives no link. */
  maintenanceUrl: z.optional(linkTemplate('maintenance-link', '{maintenanceId}')),
  /** Page on which a document is linked to an asset, with both IDs; without it there is no such link. */
  linkUrl: z.optional(linkTemplate('link-request', '{documentId}', '{assetId}')),
  limits: z._default(
    z.strictObject({
      maxFileSizeBytes: z.optional(z.number().check(z.positive())),
      acceptedTypes: z.optional(
        z.array(z.string().check(z.refine(isAcceptedType, { params: { kind: 'file-type' } }))),
      ),
      /** Longest display name, in UTF-16 code units. */
      maxDisplayNameLength: z._default(z.int().check(z.positive()), longestDisplayName),
    }),
    { maxDisplayNameLength: longestDisplayName },
  ),
  offerAi: z._default(z.boolean(), false),
  /** True if what the service may have stored is tried again by itself; needs a service that recognizes duplicates. */
  retryAmbiguous: z._default(z.boolean(), true),
  /** True if a 2xx means that a document is stored only when it has the envelope of the interface. */
  requireEnvelope: z._default(z.boolean(), true),
  /** How many uploads are sent at once. */
  concurrency: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
  /** True if files that are not stored yet are kept on the device, so that closing the page loses nothing. */
  keepFiles: z._default(z.boolean(), true),
  /** Longest time without a byte of a body moving, in seconds. */
  stallSeconds: z._default(z.number().check(z.positive()), 60),
  /** Longest wait for the first byte of a body to leave, and for the answer after the last one, in seconds. */
  answerSeconds: z._default(z.number().check(z.positive()), 600),
});

/** Configuration of a deployment, read from `config.json` beside the page. */
export type Config = z.infer<typeof configSchema>;

/** Reason why `config.json` couldn't be read. */
export type ConfigFileProblem =
  | { readonly code: 'not-found' | 'unreachable' | 'html' }
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'not-json'; readonly line: number; readonly column: number };

/** The configuration can't be read, or is wrong; `problems` has each wrong key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError' as const;
  readonly problems: readonly ConfigProblem[];
  /** Present if there is no file, or no JSON in it. */
  readonly file: ConfigFileProblem | undefined;

  constructor(
    problems: readonly ConfigProblem[],
    { file, cause }: ErrorOptions & { readonly file?: ConfigFileProblem } = {},
  ) {
    super('The configuration is wrong.', { cause });
    this.problems = problems;
    this.file = file;
  }
}

/** A configuration with its addresses absolute. Throws `ConfigError`. */
export function withAddresses<T extends Pick<Config, 'baseUrl' | 'logo' | 'organizations' | 'categories'>>(
  config: T,
  pageUrl: string,
): T {
  const { baseUrl, logo, organizations, categories } = config;
  const absolute = (key: string, address: string) => absoluteAt(key, address, pageUrl);
  const list = (key: string, from: Config['categories']) =>
    from && 'url' in from ? { ...from, url: absolute(`${key}.url`, from.url) } : from;
  return {
    ...config,
    baseUrl: absolute('baseUrl', baseUrl),
    ...(logo !== undefined && { logo: absolute('logo', logo) }),
    ...(organizations && { organizations: list('organizations', organizations) }),
    ...(categories && { categories: list('categories', categories) }),
  };
}

/** Whatever the page loads, or sends something to, is at a web address. Throws `ConfigError`. */
export function absoluteAt(key: string, address: string, pageUrl: string): string {
  const url = URL.canParse(address, pageUrl) ? new URL(address, pageUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new ConfigError([{ code: 'wrong', key, expected: { kind: 'address' } }]);
}
