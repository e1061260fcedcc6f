import * as z from 'zod/mini';

import { valueAt } from '#lib/value-at.ts';

const list = z.array(z.string());

/** The roles at a path in claims; `undefined` where no list of names is found. */
export const rolesAt = (claims: unknown, path: string): readonly string[] | undefined =>
  list.safeParse(valueAt(claims, path)).data;
