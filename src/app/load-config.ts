import { absoluteAt, ConfigError, configSchema, withAddresses, type Config } from './config.ts';
import { fetchConfig } from './fetch-config.ts';

/**
 * Reads and checks the configuration, of an answer that is on its way already or a new one; its addresses come back
 * absolute. Rejects with `ConfigError`.
 */
export async function loadConfig(
  pageUrl: string,
  signal: AbortSignal,
  asked: Promise<Response> = fetchConfig(pageUrl, signal),
): Promise<Config> {
  const json = await readJson(asked, signal);
  const read = configSchema.safeParse(json, { reportInput: true });
  if (!read.success) {
    const { configMistakes } = await import('./config-mistake.ts');
    throw new ConfigError(read.error.issues.flatMap(configMistakes));
  }
  const { signIn } = read.data;
  return {
    ...withAddresses(read.data, pageUrl),
    signIn: { ...signIn, authority: absoluteAt('signIn.authority', signIn.authority, pageUrl) },
  };
}

async function readJson(asked: Promise<Response>, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await asked;
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return await answer.json();
  } catch (cause) {
    signal.throwIfAborted();
    throw new ConfigError([], { cause });
  }
}
