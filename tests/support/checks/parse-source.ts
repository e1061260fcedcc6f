import { parseSync } from 'vite';

/** Parses a JavaScript or TypeScript file. Throws on a syntax error. */
export function parseSource(fileName: string, source: string) {
  const { program, comments, errors } = parseSync(fileName, source);
  const [error] = errors;
  if (error) throw new Error(`${fileName} can't be parsed: ${error.message}`);
  return { program, comments };
}
