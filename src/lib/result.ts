/** An expected outcome as a value: what went well, or the problem that a person can do something about. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** What went well. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** What did not, as the problem that it is; nothing is thrown. */
export const fail = <P>(problem: P): Result<never, P> => ({ ok: false, problem });
