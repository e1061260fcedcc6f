// Writes the types of the element's properties, and the tables of settings, properties and events in the guides, after
// schemas or descriptions were changed. With `--check` it fails if any of them differs.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { settingDescriptions } from '#app/config/setting-descriptions.ts';
import { eventDescriptions, propDescriptions } from '#app/embed/contract/descriptions.ts';

import { attributeOf, plainPropTypes } from './prop-types.ts';

/** The cells of each table, below the row that begins with its first header. */
const tables = [
  {
    path: 'src/hosting/README.md',
    header: ['key', 'meaning', 'default'],
    rows: Object.entries(settingDescriptions).map(([key, { meaning, fallback }]) => [
      `\`${key}\``,
      meaning,
      fallback,
    ]),
  },
  {
    path: 'src/app/embed/EMBED.md',
    header: ['attribute', 'property', 'meaning'],
    rows: Object.entries(propDescriptions).map(([field, meaning]) => [
      attributeOf(field) ? `\`${attributeOf(field)}\`` : '',
      `\`${field}\``,
      meaning,
    ]),
  },
  {
    path: 'src/app/embed/EMBED.md',
    header: ['event', 'when'],
    rows: Object.entries(eventDescriptions).map(([event, when]) => [
      `\`asset-document-upload:${event}\``,
      when,
    ]),
  },
];

const isCheck = process.argv.includes('--check');
/** A line of a table without its padding. */
const bare = (line: string) => line.replaceAll(/ +/g, ' ').replaceAll(/-{2,}/g, '--');

for (const { path, header, rows } of tables) {
  const lines = readFileSync(path, 'utf8').split('\n');
  const written = [header, header.map(() => '--'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const start = lines.findIndex((line) => bare(line) === bare(written[0]!));
  if (start === -1) throw new Error(`${path} has no table "${header.join(', ')}".`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  update(path, [...lines.slice(0, start), ...written, ...lines.slice(end)].join('\n'));
}
update('src/app/embed/contract/plain-props.ts', plainPropTypes());

function update(path: string, text: string): void {
  const formatted = execFileSync('oxfmt', ['--stdin-filepath', path], { input: text, encoding: 'utf8' });
  if (formatted === readFileSync(path, 'utf8')) return;
  if (isCheck) {
    process.stderr.write(`${path} is old. Run npm run tables.\n`);
    process.exitCode = 1;
  } else writeFileSync(path, formatted);
}
