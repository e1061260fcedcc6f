import * as z from 'zod/mini';

import { locales, publicLocales } from '#i18n/locales.ts';
import { limitsSchema } from '#intake/file-limits.ts';

import { defaultAssetUrl } from '../route.ts';

/** An ID, and a name that may be given by language. */
const choice = z.strictObject({
  id: z.string(),
  name: z.union([z.string(), z.record(z.string(), z.string())]),
});
/** Asset; its organization is preset for its documents, and its codes are on its nameplates. */
const asset = z.strictObject({
  id: z.string(),
  name: z.string(),
  organizationId: z.optional(z.string()),
  codes: z.optional(z.array(z.string())),
});
/**
 * Allowed targets of a link: a page, a mail address or a phone number. As a pattern, so that editors check it too;
 * lower case only.
 */
const contactUrl = z.string().check(z.regex(/^(https?|mailto|tel):/i));

/** Address with a placeholder for each ID. Schemes other than http(s), such as `javascript:`, give no link. */
const linkTemplate = (...placeholders: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) =>
          placeholders.every((each) => text.includes(each)) &&
          (/^https?:/i.test(text) || !/^[a-z][\w+.-]*:/i.test(text)),
      ),
    );

/** Address from which entries are fetched with the person's token. */
const remoteList = z.strictObject({
  url: z.string().check(z.minLength(1)),
  itemsPath: z.optional(z.string().check(z.minLength(1))),
  idPath: z._default(z.string().check(z.minLength(1)), 'id'),
  namePath: z._default(z.string().check(z.minLength(1)), 'name'),
});

/** Category, with words of file names that suggest it, and classes of VDI 2770 that it is for, checked by `codeProblems`. */
const category = z.strictObject({
  ...choice.shape,
  fileNames: z.optional(z.array(z.string().check(z.minLength(1)))),
  vdi2770: z.optional(z.array(z.string())),
});

/** OpenID provider, with authorization code and PKCE. */
const signInSchema = z.strictObject({
  adapter: z._default(z.literal('oidc'), 'oidc'),
  authority: z.string().check(z.minLength(1)),
  clientId: z.string().check(z.minLength(1)),
  scope: z._default(z.string(), 'openid profile'),
  rolesClaim: z.optional(z.string().check(z.minLength(1))),
  storage: z._default(z.enum(['memory', 'session']), 'memory'),
  offlineHours: z._default(z.number().check(z.minimum(0)), 12),
  /** True to upload while the page is closed, with a refresh token that is kept on the device. */
  backgroundUploads: z._default(z.boolean(), false),
  /** Hours after the last sign-in or renewal in which it may be used. */
  backgroundHours: z._default(z.number().check(z.positive()), 24),
});

const severityChoices = ['error', 'warning', 'info', 'off'] as const;

/** Schema of `config.json`; unknown keys are problems. `setting-descriptions.ts` says what each key means. */
export const configSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.optional(z.string().check(z.minLength(1))),
  logo: z.optional(z.string().check(z.minLength(1))),
  colours: z.optional(
    z.strictObject({
      accent: z.string().check(z.refine(isReadableColour)),
    }),
  ),
  languages: z._default(z.array(z.enum(locales)).check(z.minLength(1)), publicLocales),
  baseUrl: z.string().check(z.minLength(1)),
  signIn: signInSchema,
  contact: z.optional(
    z.strictObject({ name: z.string().check(z.minLength(1)), url: z.optional(contactUrl) }),
  ),
  assets: z._default(z.array(asset), []),
  assetLookup: z.optional(z.string().check(z.minLength(1))),
  /** Formats of codes: presets and regular expressions, checked by `checkAssetCodes`. */
  assetCodes: z.optional(z.array(z.string())),
  organizations: z.optional(z.union([z.array(choice), remoteList])),
  categories: z.optional(z.union([z.array(category), remoteList])),
  documentUrl: z.optional(linkTemplate('{documentId}')),
  assetUrl: z._default(linkTemplate('{assetId}'), defaultAssetUrl),
  assetDocumentsUrl: z.optional(linkTemplate('{assetId}')),
  maintenanceUrl: z.optional(linkTemplate('{maintenanceId}')),
  linkUrl: z.optional(linkTemplate('{documentId}', '{assetId}')),
  limits: z.prefault(limitsSchema, {}),
  inspection: z.optional(
    z.strictObject({
      /** Severity by code; codes are checked when the configuration is read. */
      severity: z.optional(z.record(z.string(), z.enum(severityChoices))),
    }),
  ),
  /** Rules about manuals, checked by `codeProblems`. */
  manuals: z.optional(
    z.strictObject({
      startPages: z.optional(z.array(z.string()).check(z.minLength(1))),
      allow: z.optional(z.array(z.string())),
      packages: z.optional(z.array(z.enum(['vdi2770', 'iirds', 'aasx']))),
    }),
  ),
  offerAi: z._default(z.boolean(), false),
  retryAmbiguous: z._default(z.boolean(), true),
  requireEnvelope: z._default(z.boolean(), true),
  concurrency: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
  keepFiles: z._default(z.boolean(), true),
  stallSeconds: z._default(z.number().check(z.positive()), 60),
  answerSeconds: z._default(z.number().check(z.positive()), 600),
});

/** Configuration of a deployment, read from `config.json` beside the page. */
export type Config = z.infer<typeof configSchema>;

/** Key of the configuration with a problem, as a path such as `limits.maxFileSizeBytes`. */
export interface ConfigProblem {
  readonly code: 'unknown-key' | 'missing' | 'invalid';
  readonly key: string;
}

/** Returns true for a key that another release may know. */
export const isOfOtherRelease = ({ code }: ConfigProblem): boolean => code === 'unknown-key';

/** Reason why `config.json` couldn't be read, as its text is called. */
export type ConfigFileProblem = 'notFound' | 'unreachable' | 'html' | 'notJson';

/** The configuration can't be read or is invalid; `problems` lists each invalid key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError' as const;
  readonly problems: readonly ConfigProblem[];
  /** Present if the file is missing or isn't JSON. */
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

/** Validates a configuration and makes its addresses absolute. Throws `ConfigError`. */
export function withAddresses<
  T extends Pick<Config, 'baseUrl' | 'logo' | 'assetLookup' | 'organizations' | 'categories'>,
>(config: T, pageUrl: string): T {
  const { baseUrl, logo, assetLookup, organizations, categories } = config;
  const absolute = (key: string, address: string) => absoluteAt(key, address, pageUrl);
  const list = (key: string, from: Config['categories']) =>
    from && 'url' in from ? { ...from, url: absolute(`${key}.url`, from.url) } : from;
  return {
    ...config,
    baseUrl: absolute('baseUrl', baseUrl),
    ...(logo !== undefined && { logo: absolute('logo', logo) }),
    ...(assetLookup !== undefined && { assetLookup: absolute('assetLookup', assetLookup) }),
    ...(organizations && { organizations: list('organizations', organizations) }),
    ...(categories && { categories: list('categories', categories) }),
  };
}

/** Makes an address absolute; only http(s) is allowed. Throws `ConfigError`. */
export function absoluteAt(key: string, address: string, pageUrl: string): string {
  const url = URL.canParse(address, pageUrl) ? new URL(address, pageUrl) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new ConfigError([{ code: 'invalid', key }]);
}

/** Relative luminance of the light page: `--page` of the tokens, #f5f6f8. */
const pageLuminance = 0.921;
/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
const minContrast = 4.5;

/** Returns true if text of a colour, given as `#rrggbb`, is readable on the light page. */
export function isReadableColour(colour: string): boolean {
  return /^#[\da-f]{6}$/i.test(colour) && (pageLuminance + 0.05) / (luminance(colour) + 0.05) >= minContrast;
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
