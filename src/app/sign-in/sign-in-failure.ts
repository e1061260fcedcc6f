import { ErrorResponse } from 'oidc-client-ts';

/** Reason of a failed sign-in or sign-out, from the provider or the browser. */
export interface SignInFailure {
  readonly code: string;
  readonly description: string;
}

/** The provider gave no readable answer to the first request. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly authority: string;

  constructor(authority: string, options?: ErrorOptions) {
    super(`No answer from ${authority}`, options);
    this.authority = authority;
  }
}

const maxLength = 500;

/** Reads the reason of a failure: one line without tokens and query strings, limited in length. */
export function readSignInFailure(error: unknown): SignInFailure {
  if (error instanceof ErrorResponse) {
    return { code: oneLine(error.error ?? error.name), description: oneLine(error.error_description ?? '') };
  }
  if (error instanceof Error) return { code: error.name, description: oneLine(error.message) };
  return { code: typeof error, description: '' };
}

/** Writes one line to the console, for administrators. */
export function logSignInFailure({ code, description }: SignInFailure, what = 'Sign-in'): void {
  // oxlint-disable-next-line no-console -- administrators look here
  console.error(`${what} failed: ${code}${description === '' ? '' : `: ${description}`}`);
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/\?\S+/g, '')
    .replaceAll(/\beyJ[\w.-]+/g, '[token]')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
