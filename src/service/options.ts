import type { VerifyToken } from './auth/verify-token.ts';

/** Options of a service. Sizes are in bytes, durations in seconds. */
export interface ServiceOptions {
  /** Folder for all stored data; created if missing. */
  readonly dataDir: string;
  /** Path before every address, without a trailing slash: '' or for example '/docs-api'. */
  readonly basePath: string;
  readonly maxFileSizeBytes: number;
  /** As in the `accept` attribute: `.pdf`, `image/png`, `image/*`. If absent, everything is accepted. */
  readonly acceptedTypes?: readonly string[];
  /** Names of the start page of a manual, the preferred one first, as `manuals.startPages` of the application. */
  readonly startPages?: readonly string[];
  /** Origins that may call from another origin; compared exactly, none by default. */
  readonly allowedOrigins: readonly string[];
  readonly tokenLifetimeSeconds: number;
  /** Lists assets, organizations and categories, stores two documents and issues tokens for six demo people. */
  readonly isDemo: boolean;
  /** Identity provider to use instead of the service's own tokens. */
  readonly verifyToken?: VerifyToken;
  /** The `signIn` of the demo's `config.json`; without it the service serves no `config.json`. */
  readonly signIn?: object;
  /** Called with unexpected errors, of which clients only see a 500 or 503, and with notes for the operator. */
  readonly onError: (error: unknown) => void;
}

/** 2 GiB. */
const defaultMaxFileSizeBytes = 2 * 1024 ** 3;

/** Adds defaults for missing options. */
export function withDefaults(
  overrides: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>,
): ServiceOptions {
  return {
    basePath: '',
    maxFileSizeBytes: defaultMaxFileSizeBytes,
    allowedOrigins: [],
    tokenLifetimeSeconds: 900,
    isDemo: false,
    onError: (error) => console.error(error),
    ...overrides,
  };
}
