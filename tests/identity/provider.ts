import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

import { readBody, redirect, sendJson, sendPage } from './http.ts';
import { people, personKeys, type PersonKey } from './people.ts';

/** Answers of the provider: an authorization answer, or one to a code or a refresh token. */
export type AnswerKind = 'authorization' | 'code' | 'refresh';

/** Changes of one answer. */
export interface Alteration {
  /** Claims that replace those of the ID token; null: the answer has no ID token. */
  readonly idToken?: JWTPayload | null;
  readonly accessTokenOf?: PersonKey;
  /** Error of OAuth 2.0, such as `invalid_grant`. */
  readonly error?: string;
  readonly status?: number;
  /** The answer waits for this; with `forever` there is none. */
  readonly until?: Promise<unknown>;
}

export const forever = new Promise<never>(() => undefined);

/** OpenID provider whose session, tokens and answers a test sets. */
export interface Provider {
  /** Person of the provider's session; all pages of a test share it. */
  session: PersonKey | undefined;
  isReachable: boolean;
  /** Alters the next answers of this kind. */
  readonly alter: (kind: AnswerKind, alteration: Alteration, times?: number) => void;
  /** Answers at once and correctly from now on. */
  readonly recover: () => void;
  /** Rejects all access tokens issued so far, and `all`: refresh tokens, too. */
  readonly revoke: (which: 'access' | 'all') => void;
  /** Returns an access token, as a host's server gets it. */
  readonly issue: (person: PersonKey) => Promise<string>;
  /** Returns the person of an access token that is still valid. */
  readonly personOf: (accessToken: string) => PersonKey | undefined;
  readonly handle: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
}

/** Authorization: the person, and the parameters of the request. */
interface Grant {
  readonly person: PersonKey;
  readonly query: URLSearchParams;
}

const keys = generateKeyPair('ES256', { extractable: true });
const clientId = 'asset-documents';
const lifetimeSeconds = 3600;

const sign = async (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'key', typ: 'JWT' })
    .sign((await keys).privateKey);

function timesNow() {
  const iat = Math.floor(Date.now() / 1000);
  return { iat, exp: iat + lifetimeSeconds };
}

/** `issuer` is its address without a trailing slash. */
export function createProvider(issuer: string): Provider {
  const alterations: { readonly kind: AnswerKind; readonly alteration: Alteration }[] = [];
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, PersonKey>();

  const issue = async (person: PersonKey): Promise<string> => {
    const claims = { iss: issuer, sub: people[person].id, ...timesNow(), jti: randomUUID() };
    const token = await sign(claims);
    accessTokens.set(token, person);
    return token;
  };
  const takeAlteration = (kind: AnswerKind): Alteration => {
    const at = alterations.findIndex((each) => each.kind === kind);
    return at < 0 ? {} : alterations.splice(at, 1)[0]!.alteration;
  };
  const tokensFor = async ({ person, query }: Grant, altered: Alteration) => {
    const { id: sub, name } = people[person];
    const nonce = query.get('nonce');
    const claims = { iss: issuer, sub, name, aud: clientId, ...(nonce && { nonce }), ...timesNow() };
    const refreshToken = randomUUID();
    refreshTokens.set(refreshToken, { person, query });
    return {
      access_token: await issue(altered.accessTokenOf ?? person),
      token_type: 'Bearer',
      expires_in: lifetimeSeconds,
      scope: query.get('scope'),
      refresh_token: refreshToken,
      ...(altered.idToken !== null && { id_token: await sign({ ...claims, ...altered.idToken }) }),
    };
  };

  const authorize = async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    if (request.method === 'POST') {
      const picked = new URLSearchParams((await readBody(request)).toString()).get('person');
      provider.session = personKeys.find((key) => key === picked);
    }
    const prompt = query.get('prompt');
    const isAsking = request.method === 'GET' && (prompt === 'login' || prompt === 'select_account');
    const person = isAsking ? undefined : provider.session;
    if (person === undefined && prompt !== 'none') return sendPage(response, signInForm);
    const altered = takeAlteration('authorization');
    await altered.until;
    const answer = new URL(query.get('redirect_uri') ?? '');
    answer.searchParams.set('state', query.get('state') ?? '');
    answer.searchParams.set('iss', issuer);
    const code = randomUUID();
    const error = altered.error ?? (person === undefined ? 'login_required' : undefined);
    if (person !== undefined) codes.set(code, { person, query });
    answer.searchParams.set(error === undefined ? 'code' : 'error', error ?? code);
    redirect(response, answer);
  };

  const takeGrant = (body: URLSearchParams): Grant | undefined => {
    if (body.get('grant_type') === 'refresh_token') {
      return refreshTokens.get(body.get('refresh_token') ?? '');
    }
    const code = body.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    return grant?.query.get('code_challenge') === challenge ? grant : undefined;
  };
  const answerTokens = async (request: IncomingMessage, response: ServerResponse) => {
    const body = new URLSearchParams((await readBody(request)).toString());
    const altered = takeAlteration(body.get('grant_type') === 'refresh_token' ? 'refresh' : 'code');
    // The person is that of the request, even if the answer comes late.
    const grant = takeGrant(body);
    await altered.until;
    const error = altered.error ?? (grant === undefined ? 'invalid_grant' : undefined);
    if (altered.status !== undefined) response.writeHead(altered.status).end();
    else if (error !== undefined || grant === undefined) sendJson(response, 400, { error });
    else sendJson(response, 200, await tokensFor(grant, altered));
  };

  const endSession = async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    const body = new URLSearchParams((await readBody(request)).toString());
    const given = request.method === 'POST' ? body : query;
    provider.session = undefined;
    const address = given.get('post_logout_redirect_uri');
    if (address === null) return sendPage(response, '<h1>Signed out at the provider</h1>');
    const back = new URL(address);
    const state = given.get('state');
    if (state !== null) back.searchParams.set('state', state);
    redirect(response, back);
  };

  const provider: Provider = {
    session: undefined,
    isReachable: true,
    alter: (kind, alteration, times = 1) => {
      alterations.push(...Array.from({ length: times }, () => ({ kind, alteration })));
    },
    recover: () => {
      provider.isReachable = true;
      alterations.length = 0;
    },
    revoke: (which) => {
      accessTokens.clear();
      if (which === 'all') refreshTokens.clear();
    },
    issue,
    personOf: (token) => accessTokens.get(token),
    handle: async (request, response, path) => {
      if (!provider.isReachable) return void request.socket.destroy();
      const url = new URL(path, issuer);
      if (url.pathname === '/authorize') return authorize(request, response, url.searchParams);
      if (url.pathname === '/token') return answerTokens(request, response);
      if (url.pathname === '/end') return endSession(request, response, url.searchParams);
      if (url.pathname === '/jwks') {
        const key = await exportJWK((await keys).publicKey);
        return sendJson(response, 200, { keys: [{ ...key, kid: 'key', alg: 'ES256', use: 'sig' }] });
      }
      if (url.pathname.startsWith('/.well-known/')) return sendJson(response, 200, metadata(issuer));
      response.writeHead(404).end();
    },
  };
  return provider;
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: `${issuer}/end`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

const buttons = personKeys.map((key) => `<button name="person" value="${key}">${people[key].name}</button>`);
/** Posted to its own address, and so with the parameters of the request. */
const signInForm = `<h1>Sign in as</h1><form method="post">${buttons.join('')}</form>`;
