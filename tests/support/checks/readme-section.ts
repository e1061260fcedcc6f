import { readFileSync, writeFileSync } from 'node:fs';

/** Writes a text between the markers of a section in a README: `<!-- name -->` and `<!-- /name -->`. */
export function writeSection(path: string, name: string, text: string): void {
  const readme = readFileSync(path, 'utf8');
  const between = new RegExp(`(?<=<!-- ${name} -->)[^]*(?=<!-- /${name} -->)`);
  if (!between.test(readme)) throw new Error(`${path} has no markers for "${name}".`);
  writeFileSync(
    path,
    readme.replace(between, () => `\n\n${text}\n\n`),
  );
}

/** A Markdown table as the formatter writes it. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]!.length)));
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`)
    .join('\n');
}
