import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

import { isAcceptedType } from '#file-type/type-pattern.ts';
import { isStartName } from '#file-type/page-names.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createJwksVerifier } from '#service/auth/verify-jwks.ts';
import type { VerifyToken } from '#service/auth/verify-token.ts';
import type { ServiceOptions } from '#service/options.ts';

import { createSettingReader, type SettingProblem, type SettingReader } from './setting-reader.ts';

/** Settings from environment variables. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Other host names of the service. */
  readonly hostNames: readonly string[];
  readonly options: Partial<ServiceOptions> & Pick<ServiceOptions, 'dataDir'>;
}

/** Values for variables that aren't set. */
export type SettingDefaults = Pick<ServiceOptions, 'dataDir' | 'isDemo'> & Pick<Settings, 'port'>;

/** Reads and checks all settings; fails with every problem at once. Creates the data folder. */
export async function readSettings(
  environment: NodeJS.ProcessEnv,
  defaults: SettingDefaults,
): Promise<Result<Settings, readonly SettingProblem[]>> {
  const reader = createSettingReader(environment);
  const options = {
    dataDir: reader.text('DATA_DIR') ?? defaults.dataDir,
    basePath: readBasePath(reader),
    allowedOrigins: reader.list('CORS_ORIGINS', originProblem),
    isDemo: reader.yesOrNo('DEMO') ?? defaults.isDemo,
    ...defined('maxFileSizeBytes', reader.integer('MAX_FILE_SIZE_BYTES', { min: 1 })),
    ...defined('tokenLifetimeSeconds', reader.integer('TOKEN_SECONDS', { min: 1 })),
  };
  const acceptedTypes = reader.list('ACCEPTED_TYPES', typeProblem);
  const startPages = reader.list('START_PAGES', startPageProblem);
  const verifyToken = readIssuer(reader, options.isDemo);
  const settings = {
    host: reader.text('HOST') ?? '127.0.0.1',
    hostNames: reader.list('HOST_NAMES', hostNameProblem),
    port: reader.integer('PORT', { min: 0, max: 65_535 }) ?? defaults.port,
    options: {
      ...options,
      ...(acceptedTypes.length > 0 && { acceptedTypes }),
      ...(startPages.length > 0 && { startPages }),
      ...defined('verifyToken', verifyToken),
    },
  };
  const folderProblem = await dataDirProblem(options.dataDir);
  if (folderProblem !== undefined) reader.report('DATA_DIR', folderProblem);
  return reader.problems.length > 0 ? fail(reader.problems) : ok(settings);
}

const defined = <K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> => {
  const settings: Partial<Record<string, T>> = value === undefined ? {} : { [key]: value };
  return settings;
};

function readBasePath(reader: SettingReader): string {
  const text = reader.text('BASE_PATH') ?? '';
  const path = text.replaceAll(/^\/+|\/+$/g, '');
  const isPath = /^[\w.~!$&'()*+,;=@%-]+(\/[\w.~!$&'()*+,;=@%-]+)*$/.test(path);
  if (path !== '' && !isPath) {
    reader.report('BASE_PATH', `"${text}" isn't a path. Write only the path, such as /docs-api.`);
  }
  return path === '' ? '' : `/${path}`;
}

function originProblem(text: string): string | undefined {
  if (text === '*') return `"*" isn't allowed. List each origin, such as https://app.example.com.`;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === text) return undefined;
  return /^https?:/.test(origin)
    ? `"${text}" isn't an origin. Write ${origin}`
    : `"${text}" isn't an origin. Write scheme, host and port, such as https://app.example.com.`;
}

const hostNameProblem = (text: string): string | undefined =>
  /^[\w.-]+$/.test(text)
    ? undefined
    : `"${text}" isn't a host name. Write the name alone, such as documents.example.com.`;

const typeProblem = (text: string): string | undefined =>
  isAcceptedType(text)
    ? undefined
    : `"${text}" isn't a type. Write an extension such as .pdf, or a media type such as image/png or image/*.`;

const startPageProblem = (text: string): string | undefined =>
  isStartName(text)
    ? undefined
    : `"${text}" isn't a page. Write its name without a folder, such as start.html.`;

/** Returns how tokens are checked; `undefined` if the demo issues its own. */
function readIssuer(reader: SettingReader, isDemo: boolean): VerifyToken | undefined {
  const issuer = reader.text('ISSUER');
  const audience = reader.text('AUDIENCE');
  const jwksUrl = reader.url('JWKS_URL');
  const rolesClaim = reader.text('ROLES_CLAIM') ?? 'roles';
  if (issuer === undefined) {
    if (!isDemo) {
      reader.report(
        'ISSUER',
        'is missing. Set the issuer of your identity provider, or DEMO=1 to try the service with demo accounts.',
      );
      return undefined;
    }
    for (const name of ['AUDIENCE', 'JWKS_URL', 'ROLES_CLAIM']) {
      if (reader.text(name) === undefined) continue;
      reader.report(name, 'has no effect without ISSUER. Set ISSUER too, or remove it.');
    }
    return undefined;
  }
  // Unchanged: the issuer in tokens must match exactly.
  if (reader.url('ISSUER') === undefined) return undefined;
  if (isDemo) reader.report('DEMO', `can't be on together with ISSUER: the demo has its own accounts.`);
  if (audience === undefined) {
    reader.report('AUDIENCE', 'is missing. Set the audience that access tokens for this service name.');
    return undefined;
  }
  return createJwksVerifier({ issuer, audience, jwksUrl, rolesClaim });
}

/** Creates the folder if it is missing; returns the reason if the service can't write into it. */
async function dataDirProblem(path: string): Promise<string | undefined> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    return isFile
      ? `"${path}" isn't a folder.`
      : `"${path}" can't be written (${code ?? 'unknown error'}). Choose another folder, or give this account the rights.`;
  }
}
