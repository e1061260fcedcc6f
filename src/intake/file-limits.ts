import * as z from 'zod/mini';

/** Returns true if a text is an entry of a list of accepted types: `.pdf`, `application/pdf`, `image/*`. */
const isAcceptedType = (entry: string): boolean =>
  /^(\.[^\s,/*]+|\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))$/.test(entry.trim());

/** Schema of `limits` in `config.json`; `app/config/setting-descriptions.ts` says what each key means. */
export const limitsSchema = z.strictObject({
  maxFileSizeBytes: z.optional(z.number().check(z.positive())),
  acceptedTypes: z.optional(z.array(z.string().check(z.refine(isAcceptedType)))),
  maxDisplayNameLength: z._default(z.int().check(z.positive()), 255),
});

/** Limits of the deployment for files and their names; absent for no limit. */
export type FileLimits = Readonly<z.input<typeof limitsSchema>>;
