import type { IncomingMessage } from 'node:http';

import { fail, ok, type Result } from '#lib/result.ts';
import { authorize } from '#service/auth/authorize.ts';
import type { IssuedTokens } from '#service/auth/issued-tokens.ts';
import { demoLists } from '#service/demo/demo-lists.ts';
import type { Rejection } from '#service/http/rejection.ts';

/** Answer to a lookup. */
interface FoundAsset {
  readonly id: string;
  readonly name: string;
  readonly organizationId: string;
}

/**
 * Finds an asset for `?id=` or `?code=`, which isn't part of the interface: an ID in any case, or the whole content of
 * a code on a nameplate.
 */
export async function findAsset(
  request: IncomingMessage,
  tokens: IssuedTokens,
): Promise<Result<FoundAsset, Rejection>> {
  const identity = await authorize(request.headers.authorization, tokens);
  if (!identity.ok) return identity;
  const query = new URLSearchParams(/\?(.*)$/s.exec(request.url ?? '')?.[1] ?? '');
  const [id, code] = [query.get('id')?.normalize('NFC'), query.get('code')];
  if (!id && !code) return fail({ code: 'field-missing', detail: 'Send an ID as ?id= or a code as ?code=.' });
  const { assets } = demoLists;
  const found = code
    ? assets.find(({ codes = [] }) => codes.includes(code))
    : (assets.find((asset) => asset.id === id) ??
      assets.find((asset) => asset.id.toLowerCase() === id?.toLowerCase()));
  if (!found) return fail({ code: 'asset-unknown', detail: 'There is no such asset.' });
  return ok({ id: found.id, name: found.name, organizationId: found.manufacturerId });
}
