import * as z from 'zod/mini';

import type { ServiceOptions } from './options.ts';

const wholeNumber = z.coerce
  .number("isn't a whole number")
  .check(z.int("isn't a whole number"), z.minimum(1, 'must be 1 or more'));

/** Environment variables of `npm start` and `npm run preview`, apart from `PORT` and `DATA_DIR`. Empty ones aren't set. */
const schema = z.object({
  CORS_ORIGINS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',').map((item) => item.trim())),
      ),
      z.array(
        z
          .string()
          .check(z.refine(isOrigin, { error: "isn't a list of origins such as https://app.example" })),
      ),
    ),
    [],
  ),
  TOKEN_SECONDS: z.optional(wholeNumber),
  MAX_FILE_SIZE_BYTES: z.optional(wholeNumber),
});

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Settings of the service, or what is wrong with each variable. */
export type Settings =
  | { readonly options: Pick<ServiceOptions, 'allowedOrigins'> & Partial<ServiceOptions> }
  | { readonly problems: readonly string[] };

/** Reads and checks the settings. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.entries(environment).filter(([, text]) => text?.trim());
  const read = schema.safeParse(Object.fromEntries(given));
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [name = ''], message }) => `${String(name)} ${message}.`);
    return { problems: [...new Set(problems)] };
  }
  const { CORS_ORIGINS, TOKEN_SECONDS, MAX_FILE_SIZE_BYTES } = read.data;
  return {
    options: {
      allowedOrigins: CORS_ORIGINS,
      ...(TOKEN_SECONDS && { tokenLifetimeSeconds: TOKEN_SECONDS }),
      ...(MAX_FILE_SIZE_BYTES && { maxFileSizeBytes: MAX_FILE_SIZE_BYTES }),
    },
  };
}

/** Ends the process with one block that lists every problem. */
export function exitWithProblems(problems: readonly string[]): never {
  console.error(`The document service can't start:\n\n${problems.map((line) => `  ${line}`).join('\n')}\n`);
  process.exit(2);
}
