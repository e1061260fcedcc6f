import * as z from 'zod/mini';

import type { KnownAsset } from '#asset/known-asset.ts';

/** IDs are numbers in many systems. What is neither text nor number counts as absent. */
const text = z.pipe(
  z.unknown(),
  z.transform((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
  ),
);
const asset = z.object({
  id: z.pipe(text, z.string().check(z.minLength(1))),
  name: z.optional(text),
  organizationId: z.optional(text),
});

/**
 * Reads the answer of an asset lookup: the asset, alone or in `data`, or in a list of one. Undefined for `null` and an
 * empty list. Throws if it is anything else, which quotes nothing of the answer.
 */
export function readAsset(answer: unknown): KnownAsset | undefined {
  const content = Array.isArray(answer) && answer.length < 2 ? (answer[0] as unknown) : answer;
  if (content === null || content === undefined) return undefined;
  const read = asset.safeParse(content);
  if (!read.success) {
    const { data }: { readonly data?: unknown } = Object(content);
    if (data === undefined) throw new TypeError('The answer holds no asset.');
    return readAsset(data);
  }
  const { id, name, organizationId } = read.data;
  return { id, name: name ?? '', ...(organizationId && { organizationId }) };
}
