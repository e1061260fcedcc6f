import type { VerifyToken } from './auth/verify-token.ts';

/** Options of a service. Sizes are in bytes, durations in seconds. */
export interface ServiceOptions {
  /** Folder for all stored data; created if missing. */
  readonly dataDir: string;
  readonly maxFileSizeBytes: number;
  /** As in the `accept` attribute: `.pdf`, `image/png`, `image/*`. If absent, everything is accepted. */
  readonly acceptedTypes?: readonly string[];
  /** Origins that may call from another origin; compared exactly, none by default. */
  readonly allowedOrigins: readonly string[];
  readonly tokenLifetimeSeconds: number;
  /** Checks tokens in place of the service, which issued them. */
  readonly verifyToken?: VerifyToken;
  /** The `signIn` of the application's `config.json`; without it the service serves no `config.json`. */
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
    maxFileSizeBytes: defaultMaxFileSizeBytes,
    allowedOrigins: [],
    tokenLifetimeSeconds: 900,
    onError: (error) => console.error(error),
    ...overrides,
  };
}
