import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

import { readBody, redirect, sendJson, sendPage } from './http.ts';
import { people, personKeys, type PersonKey } from './people.ts';

/** Kind of an access token. `no-subject`: a JWT that doesn't name the person. */
export type TokenKind = 'jwt' | 'no-subject' | 'opaque';

/** Answers of the provider: an authorization answer, or one to a code or a refresh token. */
export type AnswerKind = 'authorization' | 'code' | 'refresh';

/** Changes of one answer. */
export interface Alteration {
  /** Claims that replace those of the ID token; null: the answer has no ID token. */
  readonly idToken?: JWTPayload | null;
  readonly accessTokenOf?: PersonKey;
  /** The `iss` of an authorization answer (RFC 9207); null: it has none. */
  readonly issuer?: string | null;
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
  tokenKind: TokenKind;
  lifetimeSeconds: number;
  /** True if the answers have refresh tokens; otherwise tokens are renewed in a hidden frame. */
  issuesRefreshTokens: boolean;
  /** Alters the next answers of this kind. */
  readonly alter: (kind: AnswerKind, alteration: Alteration, times?: number) => void;
  /** Answers at once and correctly from now on. */
  readonly recover: () => void;
  /** Rejects all access tokens issued so far, and `all`: refresh tokens, too. */
  readonly revoke: (which: 'access' | 'all') => void;
  /** Returns an access token, as a host's server gets it. */
  readonly issue: (person: PersonKey, kind: TokenKind) => Promise<string>;
  /** Returns the person of an access token that is still valid. */
  readonly personOf: (accessToken: string) => PersonKey | undefined;
  /** Requests, each as `GET /authorize?…`. */
  readonly requests: string[];
  readonly handle: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
}

/** Authorization: the person, and the parameters of the request. */
interface Grant {
  readonly person: PersonKey;
  readonly query: URLSearchParams;
}

const keys = generateKeyPair('ES256', { extractable: true });
const clientId = 'asset-documents';

const sign = async (claims: JWTPayload) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'key', typ: 'JWT' })
    .sign((await keys).privateKey);

/** `issuer` is its address without a trailing slash. */
export function createProvider(issuer: string): Provider {
  const alterations: { readonly kind: AnswerKind; readonly alteration: Alteration }[] = [];
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, { readonly person: PersonKey; readonly expiresAt: number }>();

  const timesNow = () => {
    const iat = Math.floor(Date.now() / 1000);
    return { iat, exp: iat + provider.lifetimeSeconds };
  };
  const issue = async (person: PersonKey, kind: TokenKind): Promise<string> => {
    const subject = kind === 'jwt' ? { iss: issuer, sub: people[person].id } : {};
    const token =
      kind === 'opaque' ? randomUUID() : await sign({ ...subject, ...timesNow(), jti: randomUUID() });
    accessTokens.set(token, { person, expiresAt: Date.now() + provider.lifetimeSeconds * 1000 });
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
    if (provider.issuesRefreshTokens) refreshTokens.set(refreshToken, { person, query });
    return {
      access_token: await issue(altered.accessTokenOf ?? person, provider.tokenKind),
      token_type: 'Bearer',
      expires_in: provider.lifetimeSeconds,
      scope: query.get('scope'),
      ...(provider.issuesRefreshTokens && { refresh_token: refreshToken }),
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
    if (altered.issuer !== null) answer.searchParams.set('iss', altered.issuer ?? issuer);
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
    tokenKind: 'jwt',
    lifetimeSeconds: 3600,
    issuesRefreshTokens: true,
    requests: [],
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
    personOf: (token) => {
      const known = accessTokens.get(token);
      return known && known.expiresAt > Date.now() ? known.person : undefined;
    },
    handle: async (request, response, path) => {
      if (!provider.isReachable) return void request.socket.destroy();
      const url = new URL(path, issuer);
      provider.requests.push(`${request.method} ${path}`);
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
