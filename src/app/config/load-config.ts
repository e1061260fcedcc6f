import { absoluteAt, ConfigError, configSchema, withAddresses, type Config } from './config.ts';
import { fetchConfig } from './fetch-config.ts';

/**
 * Reads and checks the configuration from a running or a new request; its addresses are absolute. Rejects with
 * `ConfigError`.
 */
export async function loadConfig(
  pageUrl: string,
  request: Promise<Response> = fetchConfig(pageUrl),
): Promise<Config> {
  const json = await readJson(request);
  const read = configSchema.safeParse(json, { reportInput: true });
  if (!read.success) {
    const { configProblems } = await import('./config-problem.ts');
    throw new ConfigError(read.error.issues.flatMap((issue) => configProblems(issue, configSchema)));
  }
  const { signIn, assetCodes } = read.data;
  if (assetCodes) {
    const { checkAssetCodes } = await import('./check-asset-codes.ts');
    checkAssetCodes(assetCodes);
  }
  if (namesCodes(read.data)) {
    const { codeProblems } = await import('./code-problems.ts');
    const problems = codeProblems(read.data);
    if (problems.length > 0) throw new ConfigError(problems);
  }
  return {
    ...withAddresses(read.data, pageUrl),
    signIn: { ...signIn, authority: absoluteAt('signIn.authority', signIn.authority, pageUrl) },
  };
}

const namesCodes = ({ inspection, manuals, categories }: Config): boolean =>
  (inspection ?? manuals) !== undefined ||
  (categories !== undefined && 'map' in categories && categories.some(({ vdi2770 }) => vdi2770));

async function readJson(request: Promise<Response>): Promise<unknown> {
  const answer = await request.catch(unreachable);
  const { ok, status } = answer;
  if (!ok) {
    const file = status === 404 ? ({ code: 'not-found' } as const) : ({ code: 'status', status } as const);
    throw new ConfigError([], { file });
  }
  const text = await answer.text().catch(unreachable);
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (/^\s*</.test(text)) throw new ConfigError([], { file: { code: 'html' }, cause });
    const { findJsonError } = await import('./json-error.ts');
    const { line, column } = findJsonError(text) ?? { line: 1, column: 1 };
    throw new ConfigError([], { file: { code: 'not-json', line, column }, cause });
  }
}

function unreachable(cause: unknown): never {
  throw new ConfigError([], { file: { code: 'unreachable' }, cause });
}
