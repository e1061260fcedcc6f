import * as z from 'zod/mini';

import { plainText } from './plain-text.ts';

/** Longest list of ids that is kept: nobody reads more, and an answer must not fill the page. */
const maxIds = 1000;

/** Longest id that is kept. A longer one is absent, since a clipped id is the id of something else. */
const maxIdLength = 512;

/** A field that is absent when it is null or of another type: no answer is refused over a field. */
export const lenient = <T extends z.core.$ZodType>(schema: T) => {
  const optional = z.optional(schema);
  // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's
  return z.catch<typeof optional>(optional, undefined as z.output<typeof optional>);
};

/** Text for people, made one clean line of at most `maxLength`. Text without characters is absent. */
export const lenientText = (maxLength = 300) =>
  lenient(
    z.pipe(
      z.string(),
      z.transform((text) => plainText(text, maxLength)),
    ),
  );

const id = z.string().check(z.minLength(1), z.maxLength(maxIdLength));

/** An id, taken letter by letter as the service wrote it. */
export const lenientId = () => lenient(id);

const isId = (value: unknown): value is string => id.safeParse(value).success;

/** A list of ids: what is no id is left out, each comes once. */
export const lenientIds = () =>
  lenient(
    z.pipe(
      z.array(z.unknown()),
      z.transform((values) => [...new Set(values.filter(isId))].slice(0, maxIds)),
    ),
  );
