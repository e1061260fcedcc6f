/** Marks a case that the types exclude: a compile error where one was forgotten, a throw where the types lied. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}
