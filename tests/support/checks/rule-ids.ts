import { Visitor, type ESTree } from 'vite';

import { parseSource } from './parse-source.ts';

const ruleId = '(?:[A-Z]+-)+[A-Z]?\\d+';

/**
 * Rule IDs that a document defines, in its order: in bold at the start of a list item (`- **UPLOAD-1** …`), or in the
 * first cell of a table row (`| MANUAL-1 | …`).
 */
export function definedRuleIds(markdown: string): readonly string[] {
  const definitions = markdown.matchAll(
    new RegExp(`^(?:\\s*- \\*\\*\\[?|\\| )(${ruleId})(?:\\]?\\*\\*| *\\|)`, 'gm'),
  );
  return [...definitions].map(([, id = '']) => id);
}

/** Rule IDs in brackets in the titles of tests: `test('[UPLOAD-1][UPLOAD-2] …')`. Returns each once. */
export function citedRuleIds(fileName: string, source: string): readonly string[] {
  const inBrackets = testTitles(fileName, source).flatMap((title) => title.match(/\[[^\]]*\]/g) ?? []);
  return [...new Set(inBrackets.flatMap((text) => text.match(new RegExp(ruleId, 'g')) ?? []))];
}

/** Titles of the tests in a TypeScript file, those of `test.each` tables as well; skipped and planned tests have none. */
export function testTitles(fileName: string, source: string): readonly string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const [root = '', ...modifiers] = calleeNames(callee);
      const runs = /test$/i.test(root) && !modifiers.some((name) => /^(?:skip|todo|fixme)$/.test(name));
      if (runs && title) titles.push(...textOf(title));
    },
  }).visit(parseSource(fileName, source).program);
  return titles;
}

/** `test.for([1])('…')` is called by the names `test` and `for`. */
function calleeNames(callee: ESTree.Expression): readonly string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'CallExpression':
      return calleeNames(callee.callee);
    case 'MemberExpression':
      return callee.property.type === 'Identifier'
        ? [...calleeNames(callee.object), callee.property.name]
        : calleeNames(callee.object);
    default:
      return [];
  }
}

function textOf(node: ESTree.Node): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.raw).join('…')];
  return [];
}
