/** Options of a service. Sizes are in bytes, durations in seconds. */
export interface ServiceOptions {
  /** Folder for all stored data; created if missing. */
  readonly dataDir: string;
  readonly maxFileSizeBytes: number;
  /** Origins that may call from another origin; compared exactly, none by default. */
  readonly allowedOrigins: readonly string[];
  readonly tokenLifetimeSeconds: number;
  /** The `signIn` of the application's `config.json`; without it the service serves no `config.json`. */
  readonly signIn?: object;
  /** Called with unexpected errors, of which clients only see a 500. */
  readonly onError: (error: unknown) => void;
}

/** Values of missing options. */
export const defaults = {
  maxFileSizeBytes: 2 * 1024 ** 3,
  allowedOrigins: [],
  tokenLifetimeSeconds: 900,
  onError: (error: unknown) => console.error(error),
};
