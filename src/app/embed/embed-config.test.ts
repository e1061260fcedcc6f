import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';

import type { EmbedConfig } from './contract/props.ts';
import type { propsSchema } from './page/read-props.ts';

type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
/** The validated `config`. */
type Input = z.input<typeof propsSchema>;
type Checked = DeepReadonly<{ [Key in keyof Input]?: Input[Key] | undefined }>;

test('[EMBED-27] the types of config match its schema', () => {
  expectTypeOf<keyof EmbedConfig>().toEqualTypeOf<keyof Checked>();
  expectTypeOf<Omit<EmbedConfig, 'languages'>>().toExtend<Omit<Checked, 'languages'>>();
  expectTypeOf<Omit<Checked, 'languages'>>().toExtend<Omit<EmbedConfig, 'languages'>>();
});
