// Adds the scores of the last `npm run mutation` to scores.json: by folder, the number of mutants and the percentage of
// them that a test detects. Folders that the run left out keep their scores.

import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('scores.json', import.meta.url);
const folders = [
  'src/queue',
  'src/api',
  'src/zip',
  'src/manual/rules',
  'src/manual/links',
  'src/document',
  'src/package',
  'src/app/config',
  'src/features/add-documents',
];
const detected = new Set(['Killed', 'Timeout']);
const undetected = new Set(['Survived', 'NoCoverage']);

const { files } = JSON.parse(readFileSync('.reports/mutation.json', 'utf8'));
const scores = JSON.parse(readFileSync(target, 'utf8'));
for (const folder of folders) {
  const mutants = Object.keys(files)
    .filter((path) => path.startsWith(`${folder}/`))
    .flatMap((path) => files[path].mutants.map(({ status }) => status));
  const valid = mutants.filter((status) => detected.has(status) || undetected.has(status));
  if (valid.length === 0) continue;
  const percent = (valid.filter((status) => detected.has(status)).length / valid.length) * 100;
  scores[folder] = { mutants: valid.length, detectedPercent: Number(percent.toFixed(1)) };
}
writeFileSync(target, `${JSON.stringify(scores, undefined, 2)}\n`);
