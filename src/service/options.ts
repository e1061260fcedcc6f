import type { VerifyToken } from './auth/verify-token.ts';

/** How one service is set up. Sizes are in bytes, durations in seconds. */
export interface ServiceOptions {
  /** Folder that everything lasting is kept in; made if it is missing. */
  readonly dataDir: string;
  /** Path in front of every address, without a slash at its end: '' or such as '/docs-api'. */
  readonly basePath: string;
  readonly maxFileSizeBytes: number;
  /** As in the `accept` attribute: `.pdf`, `image/png`, `image/*`. Everything is accepted if it is left out. */
  readonly acceptedTypes?: readonly string[];
  /** Origins that may call from another origin; compared exactly, none by default. */
  readonly allowedOrigins: readonly string[];
  readonly tokenLifetimeSeconds: number;
  /** Lists assets, organizations and categories, stores two documents and issues tokens for six demo people. */
  readonly isDemo: boolean;
  /** Another identity provider than the service's own tokens. */
  readonly verifyToken?: VerifyToken;
  /** The `signIn` of the demo's `config.json`; without it the service serves no `config.json`. */
  readonly signIn?: object;
  /** Told of what nobody expected; the caller of the service only sees a 500 or 503. */
  readonly onError: (error: unknown) => void;
}

/** 2 GiB. */
const defaultMaxFileSizeBytes = 2 * 1024 ** 3;

/** Fills in what was left out. */
export function withDefaults(
  given: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>,
): ServiceOptions {
  return {
    basePath: '',
    maxFileSizeBytes: defaultMaxFileSizeBytes,
    allowedOrigins: [],
    tokenLifetimeSeconds: 900,
    isDemo: true,
    onError: (error) => console.error(error),
    ...given,
  };
}

/** Reads the options that a deployment sets by environment variables; a value that is no number is refused. */
export function optionsFromEnvironment(
  environment: NodeJS.ProcessEnv,
  defaultDataDir: string,
): Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'> {
  const acceptedTypes = readList(environment['ACCEPTED_TYPES']);
  const maxFileSizeBytes = readNumber(environment, 'MAX_FILE_SIZE_BYTES');
  const tokenLifetimeSeconds = readNumber(environment, 'TOKEN_SECONDS');
  return {
    dataDir: environment['DATA_DIR'] || defaultDataDir,
    basePath: readBasePath(environment['BASE_PATH'] ?? ''),
    allowedOrigins: readList(environment['CORS_ORIGINS']),
    isDemo: environment['DEMO'] !== '0',
    ...(acceptedTypes.length > 0 && { acceptedTypes }),
    ...(maxFileSizeBytes !== undefined && { maxFileSizeBytes }),
    ...(tokenLifetimeSeconds !== undefined && { tokenLifetimeSeconds }),
  };
}

function readBasePath(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, '');
  return path === '' ? '' : `/${path}`;
}

/** Reads a list whose items are separated by commas. */
export const readList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function readNumber(environment: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`${name} is not a number: ${text}`);
  return value;
}
