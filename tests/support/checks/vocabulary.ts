import { Visitor } from 'vite';

import { parseSource } from './parse-source.ts';

/** A name with a private word. */
export interface PrivateName {
  readonly file: string;
  readonly name: string;
  readonly word: string;
}

/** Private words, each with the terms to use instead. A `*` stands for any ending. */
export const privateWords: ReadonlyMap<string, string> = new Map([
  ['asked', 'forced, requested'],
  ['branded', 'branding'],
  ['breath*', 'yieldIfDue'],
  ['calm*', 'throttle, idle'],
  ['complain*', 'warnOnce'],
  ['crew*', 'tab channel'],
  ['cure*', 'remedy'],
  ['desk', 'controller'],
  ['excerpt*', 'prefix'],
  ['heard', 'acknowledged, received'],
  ['held', 'blockedBy, kept, pausedUntil'],
  ['hello', 'join'],
  ['hold', 'pause, keepMounted, retain'],
  ['iswhole', 'isComplete'],
  ['judg*', 'classify'],
  ['keeper', 'persister'],
  ['lane*', 'slot'],
  ['lead', 'leadership, intro'],
  ['manners', 'vendor patches'],
  ['maybestored', 'outcomeUnknown'],
  ['news', 'announcement, event'],
  ['nobody', 'none, unknown'],
  ['pace', 'slot policy, scheduler'],
  ['piece*', 'chunk'],
  ['refus*', 'reject, decline'],
  ['remark*', 'raw finding'],
  ['shelf', 'upload storage'],
  ['somebody', 'person'],
  ['story', 'status text'],
  ['surroundings', 'context'],
  ['tell', 'emit, report'],
  ['told', 'known, reported'],
  ['trail', 'navigation history'],
  ['twin*', 'match'],
  ['unheard', 'unacknowledged'],
  ['whoever', 'person'],
  ['workbench*', 'archive editor'],
]);

const anyPrivateWord = new RegExp([...privateWords.keys()].join('|').replaceAll('*', ''), 'i');
const patterns = Array.from(privateWords.keys(), (word) => ({
  word,
  pattern: new RegExp(`^${word.replace('*', '.*')}$`),
}));
const vagueWords = String.raw`(?:What|Whether|Of|One that|How|If|Where|Why|Those|These|They|Them|It)\b`;
const anyVagueWord = new RegExp(String.raw`\*\s+${vagueWords}`);
const vagueStart = new RegExp(String.raw`^\*[\s*]*${vagueWords}`);

/** Returns the identifiers of a source file that have a private word. */
export function privateNamesIn(file: string, source: string): readonly PrivateName[] {
  // Most files needn't be parsed.
  if (!anyPrivateWord.test(source)) return [];
  const names = new Set<string>();
  const add = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(
    parseSource(file, source).program,
  );
  return [...names].flatMap((name) => privateWordsOf(file, name));
}

/** Returns the class selectors of a style sheet that have a private word. */
export function privateClassesIn(file: string, css: string): readonly PrivateName[] {
  const selectors = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'/gs, '').matchAll(/\.([a-z][\w-]*)/g);
  const classes = new Set(Array.from(selectors, ([, name = '']) => name));
  return [...classes].flatMap((name) => privateWordsOf(file, name));
}

/** Returns the private words in the path of a file. */
export const privateWordsInPath = (file: string): readonly PrivateName[] => privateWordsOf(file, file);

/** Returns the docstrings of a source file that begin with neither a verb nor a noun phrase. */
export function vagueDocstringsIn(file: string, source: string): readonly string[] {
  if (!anyVagueWord.test(source)) return [];
  return parseSource(file, source).comments.flatMap(({ type, value }) =>
    type === 'Block' && vagueStart.test(value) ? [`${file}: ${value.trim()}`] : [],
  );
}

function privateWordsOf(file: string, name: string): readonly PrivateName[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  const candidates = [...words, words.join('')];
  return patterns.flatMap(({ word, pattern }) =>
    candidates.some((candidate) => pattern.test(candidate)) ? [{ file, name, word }] : [],
  );
}
