/**
 * Marks a case that the types exclude: a compile error if a case was forgotten, a throw if the value violates its type.
 */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
