import type { IncomingMessage } from 'node:http';

import * as z from 'zod/mini';

import type { IssuedTokens } from '#service/auth/issued-tokens.ts';
import { type Answer, jsonAnswer, rejectionAnswer } from '#service/http/answer.ts';
import { readShortBody } from '#service/http/serve-request.ts';
import type { ServiceOptions } from '#service/options.ts';

import { demoLists } from './demo-lists.ts';
import { demoPeople } from './people.ts';

const tokenRequest = z.object({ person: z.string() });

/**
 * Issues a token of a demo person to scripts and host pages, which sign in without the application. Pages get one if
 * they are of the same origin or of an allowed one.
 */
export async function tokenAnswer(
  request: IncomingMessage,
  tokens: IssuedTokens,
  { tokenLifetimeSeconds, allowedOrigins }: Pick<ServiceOptions, 'tokenLifetimeSeconds' | 'allowedOrigins'>,
): Promise<Answer> {
  if (!isFromAllowedPage(request, allowedOrigins)) {
    return rejectionAnswer({
      code: 'origin-not-allowed',
      detail: 'Pages of other origins get no token, unless the service lists their origin.',
    });
  }
  const tokenRequested = tokenRequest.safeParse(await readJson(request));
  if (!tokenRequested.success) {
    return rejectionAnswer({ code: 'not-json', detail: 'Send {"person": "id of a demo person"}.' });
  }
  const person = demoPeople.find(({ id }) => id === tokenRequested.data.person);
  if (person === undefined) {
    return rejectionAnswer({
      code: 'person-unknown',
      detail: `There is no demo person "${tokenRequested.data.person}". Use one of: ${demoPeople.map(({ id }) => id).join(', ')}.`,
    });
  }
  const token = await tokens.sign({ sub: person.id, name: person.name, roles: person.roles });
  return jsonAnswer(200, { token, expiresInSeconds: tokenLifetimeSeconds });
}

/** Also true for clients other than browsers, which send neither header. */
function isFromAllowedPage({ headers }: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  // More reliable than the host behind a proxy; missing without TLS, except on localhost.
  const site = headers['sec-fetch-site'];
  return site === undefined ? URL.canParse(origin) && new URL(origin).host === host : site === 'same-origin';
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readShortBody(request));
  } catch {
    return undefined;
  }
}

/** Creates the `config.json` of an application served from the same address as this service. */
export const applicationConfig = (options: ServiceOptions): object => ({
  baseUrl: './',
  signIn: options.signIn,
  assets: demoLists.assets
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ id, name, manufacturerId }) => ({ id, name, organizationId: manufacturerId })),
  assetLookup: './library/assets',
  organizations: demoLists.organizations,
  categories: demoLists.categories,
  documentUrl: './library/documents/{documentId}',
  assetUrl: '#/assets/{assetId}',
  limits: { maxFileSizeBytes: options.maxFileSizeBytes },
  offerAi: true,
});
