/** Expected outcome as a value: a success, or a problem that a person can act on. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** Creates a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Creates a failure; nothing is thrown. */
export const fail = <P>(problem: P): Result<never, P> => ({ ok: false, problem });
