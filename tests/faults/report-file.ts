import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Sections of the report, each written by its own command. */
export type ReportSection = 'faults' | 'firefox' | 'peers' | 'tabs' | 'kills' | 'identity' | 'releases';

const readmePath = resolve('tests/faults/README.md');
const resultsPath = resolve('tests/faults/results.json');

/**
 * Writes one section of the report: `table` (Markdown) between its markers in `README.md`, and its figures into
 * `results.json`. Other sections stay unchanged.
 */
export async function writeReportSection(
  section: ReportSection,
  table: string,
  figures: unknown,
): Promise<void> {
  const readme = await readFile(readmePath, 'utf8');
  const between = new RegExp(`(?<=<!-- ${section} -->)[^]*(?=<!-- /${section} -->)`);
  if (!between.test(readme)) throw new Error(`${readmePath} has no markers for "${section}".`);
  await writeFile(
    readmePath,
    readme.replace(between, () => `\n\n${table.trim()}\n\n`),
  );
  const results = JSON.parse(await readFile(resultsPath, 'utf8').catch(() => '{}'));
  const written = { ...results, [section]: figures };
  await writeFile(resultsPath, `${JSON.stringify(written, null, 2)}\n`);
}
