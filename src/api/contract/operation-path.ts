import { fail, ok, type Result } from '#lib/result.ts';

import type { Operation } from './operation.ts';

/** The ID can't be a path segment: it is empty, `.`, `..`, or has an unpaired surrogate. */
export interface AssetIdInvalid {
  readonly code: 'asset-id-invalid';
}

/** The deployment's base address isn't usable. */
export interface BaseUrlInvalid {
  readonly code: 'base-url-invalid';
  readonly reason: 'not-absolute' | 'not-http' | 'has-credentials' | 'has-query';
}

const paths: Readonly<Record<Operation, string>> = {
  document: '/v1/documents/assets/',
  manual: '/v1/documents/assets/zip/',
};

/**
 * Returns the path of an operation for one asset, relative to the base address (interface, section 4), with the ID as
 * one segment.
 *
 * `.` and `..` are rejected because no encoding preserves them: URL parsers read `%2e%2e` as `..` too (WHATWG URL,
 * "double-dot path segment"), and the request would go to another operation.
 */
export function operationPath(operation: Operation, assetId: string): Result<string, AssetIdInvalid> {
  const isSegment = assetId !== '' && assetId !== '.' && assetId !== '..' && !/\p{Cs}/u.test(assetId);
  if (!isSegment) return fail({ code: 'asset-id-invalid' });
  return ok(paths[operation] + encodeURIComponent(assetId));
}

/** Parses an absolute http(s) address, with or without a path, and removes trailing slashes. */
export function readBaseUrl(baseUrl: string): Result<string, BaseUrlInvalid> {
  const invalid = (reason: BaseUrlInvalid['reason']) => fail({ code: 'base-url-invalid' as const, reason });
  if (!URL.canParse(baseUrl)) return invalid('not-absolute');
  const url = new URL(baseUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return invalid('not-http');
  if (url.username !== '' || url.password !== '') return invalid('has-credentials');
  if (url.search !== '' || url.hash !== '') return invalid('has-query');
  let end = url.pathname.length;
  while (url.pathname.charAt(end - 1) === '/') end--;
  return ok(url.origin + url.pathname.slice(0, end));
}

/** Returns the absolute address of an operation for one asset. */
export function endpointUrl(
  baseUrl: string,
  operation: Operation,
  assetId: string,
): Result<string, AssetIdInvalid | BaseUrlInvalid> {
  const base = readBaseUrl(baseUrl);
  if (!base.ok) return base;
  const path = operationPath(operation, assetId);
  return path.ok ? ok(base.value + path.value) : path;
}
