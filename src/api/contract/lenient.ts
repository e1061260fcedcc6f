import * as z from 'zod/mini';

import { plainText } from './plain-text.ts';

/** Longest list of IDs that is read, so that an answer can't fill the page. */
const maxIds = 1000;

/** Longest ID that is read. A longer one is treated as absent, since a clipped ID would identify something else. */
const maxIdLength = 512;

/** Treats a field that is null or of another type as absent: no answer is rejected because of one field. */
export const lenient = <T extends z.core.$ZodType>(schema: T) => {
  const optional = z.optional(schema);
  // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's
  return z.catch(optional, () => undefined);
};

/**
 * Text for people, cleaned to one line of at most `maxLength` UTF-16 units. A text without visible characters is
 * absent.
 */
export const lenientText = (maxLength = 300) =>
  lenient(
    z.pipe(
      z.string(),
      z.transform((text) => plainText(text, maxLength)),
    ),
  );

const id = z.string().check(z.minLength(1), z.maxLength(maxIdLength));

/** An ID, exactly as the service wrote it. */
export const lenientId = () => lenient(id);

const isId = (value: unknown): value is string => id.safeParse(value).success;

/** Returns distinct IDs, without other values; undefined for a list of other values only. */
export function readIds(values: unknown[]): readonly string[] | undefined {
  const ids = [...new Set(values.filter(isId))].slice(0, maxIds);
  return ids.length < Math.min(values.length, 1) ? undefined : ids;
}

export const lenientList = () => lenient(z.array(z.unknown()));

/** A list of distinct IDs; other values are left out. A list of other values only is absent, unlike an empty one. */
export const lenientIds = () => lenient(z.pipe(z.array(z.unknown()), z.transform(readIds)));
