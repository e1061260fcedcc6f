import { networkFirst } from '#offline/network-first.ts';

import {
  type Config,
  ConfigError,
  type ConfigFileProblem,
  type ConfigProblem,
  absoluteAt,
  configSchema,
  isOfOtherRelease,
  withAddresses,
} from './config.ts';
import { fetchConfig } from './fetch-config.ts';

/** A usable configuration. */
export interface LoadedConfig {
  readonly config: Config;
  /** Keys that this release doesn't know. */
  readonly unknown: readonly ConfigProblem[];
  /** Present if the server's file can't be used: the configuration is the last valid one of this device. */
  readonly error?: ConfigError;
}

/**
 * Reads and checks the configuration from a running or a new request; its addresses are absolute. Without a network, or
 * if the server's file is missing or wrong, it is the last valid one of this device. Rejects with `ConfigError`.
 */
export async function loadConfig(
  pageUrl: string,
  request: Promise<Response> = fetchConfig(pageUrl),
): Promise<LoadedConfig> {
  const last = createLastConfig(pageUrl);
  try {
    const text = await readText(networkFirst(request, last.read));
    const loaded = await readConfig(text, pageUrl);
    void last.save(text);
    return loaded;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const answer = await last.read();
    const loaded = answer && (await readConfig(await answer.text(), pageUrl).catch(() => undefined));
    if (!loaded) throw error;
    return { ...loaded, error };
  }
}

async function readConfig(text: string, pageUrl: string): Promise<LoadedConfig> {
  const { data, unknown } = await parse(parseJson(text));
  const { signIn, assetCodes } = data;
  if (assetCodes) {
    const { checkAssetCodes } = await import('./check-asset-codes.ts');
    checkAssetCodes(assetCodes);
  }
  const codes = namesCodes(data) ? await findCodeProblems(data) : [];
  return {
    config: {
      ...withAddresses(data, pageUrl),
      signIn: { ...signIn, authority: absoluteAt('signIn.authority', signIn.authority, pageUrl) },
    },
    unknown: [...unknown, ...codes],
  };
}

async function parse(json: unknown) {
  const read = configSchema.safeParse(json);
  if (read.success) return { data: read.data, unknown: [] };
  const { parseKnown } = await import('./parse-known.ts');
  return parseKnown(configSchema, json);
}

const namesCodes = ({ inspection, manuals, categories }: Config): boolean =>
  (inspection ?? manuals) !== undefined ||
  (categories !== undefined && 'map' in categories && categories.some(({ vdi2770 }) => vdi2770));

/** Returns codes that only another release may know. Rejects with `ConfigError` for others. */
async function findCodeProblems(config: Config): Promise<readonly ConfigProblem[]> {
  const { codeProblems } = await import('./code-problems.ts');
  const problems = codeProblems(config);
  if (problems.every(isOfOtherRelease)) return problems;
  throw new ConfigError(problems);
}

async function readText(request: Promise<Response>): Promise<string> {
  const answer = await request.catch(failWith('unreachable'));
  if (!answer.ok) failWith(answer.status === 404 ? 'notFound' : 'unreachable')();
  return answer.text().catch(failWith('unreachable'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return failWith(/^\s*</.test(text) ? 'html' : 'notJson')(cause);
  }
}

const failWith =
  (file: ConfigFileProblem) =>
  (cause?: unknown): never => {
    throw new ConfigError([], { file, cause });
  };

/**
 * The last `config.json` on this device that was valid for the release that read it. Releases share it. Creates the last
 * configuration of the application at this address.
 */
function createLastConfig(pageUrl: string) {
  const url = new URL('config.json', pageUrl).href;
  // Not a name of a release cache, which would be deleted. Without TLS there are no caches.
  const open = async () => caches.open(`asset-documents-config ${new URL('./', pageUrl).href}`);
  return {
    /** Undefined if there is none, or if it can't be read. */
    read: async () => {
      try {
        return await (await open()).match(url);
      } catch {
        return undefined;
      }
    },
    /** Never rejects: without it, the page only needs its server. */
    save: async (text: string) => {
      try {
        await (await open()).put(url, new Response(text));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
