import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  privateClassesIn,
  privateNamesIn,
  privateWords,
  privateWordsInPath,
  vagueDocstringsIn,
  type PrivateName,
} from './vocabulary.ts';

interface Exception {
  readonly files: RegExp;
  readonly words: readonly string[];
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    files:
      /^(?:src\/queue\/tab|src\/app\/device\/page-locks|src\/offline\/sender\/send-saved|tests\/support\/fakes\/fake-(?:tabs|locks)|tests\/e2e\/background\.e2e)/,
    words: ['held', 'hold'],
    reason: 'The Web Locks API lists the locks that are held.',
  },
];

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').slice(0, -1);
const sources = files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
const styleSheets = files.filter((file) => file.endsWith('.css'));
const read = (file: string): string => readFileSync(file, 'utf8');

const covers = ({ files: allowed, words }: Exception, { file, word }: PrivateName): boolean =>
  allowed.test(file) && words.includes(word);

const privateNames = [
  ...files.flatMap((file) => privateWordsInPath(file)),
  ...sources.flatMap((file) => privateNamesIn(file, read(file))),
  ...styleSheets.flatMap((file) => privateClassesIn(file, read(file))),
];

test('no identifier, file name or CSS class has a private word', () => {
  const messages = privateNames
    .filter((name) => !exceptions.some((exception) => covers(exception, name)))
    .map(({ file, name, word }) => `${file}: ${name}: instead of "${word}", use: ${privateWords.get(word)}`);
  expect(messages).toEqual([]);
});

test('each exception is needed', () => {
  const words = exceptions.flatMap((exception) =>
    exception.words.map((word) => ({ ...exception, words: [word] })),
  );
  expect(words.filter((exception) => !privateNames.some((name) => covers(exception, name)))).toEqual([]);
});

test('docstrings begin with a verb or a noun phrase', () => {
  expect(sources.flatMap((file) => vagueDocstringsIn(file, read(file)))).toEqual([]);
});
