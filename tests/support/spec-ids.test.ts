import { expect, test } from 'vitest';

import { definedIn, ruleIdsOfTitles } from './spec-ids.ts';

test('ids at the start of a title are cited, one or several', () => {
  expect(ruleIdsOfTitles("test('[Q1] a', () => {});\ntest(\n  `[Q2][Q10] b`, f);")).toEqual([
    'Q1',
    'Q2',
    'Q10',
  ]);
});

test('the title of a table of tests cites too', () => {
  expect(ruleIdsOfTitles("test.each(rows)('[Q3] %s', f); test.for([1, 2])('[Q4] %s', f)")).toEqual([
    'Q3',
    'Q4',
  ]);
});

test('a skipped test, a comment and a string elsewhere cite nothing', () => {
  const source =
    "test.skip('[Q1] a', f); test.todo('[Q2] b');\n// test('[Q3] c', f);\nconst text = '[Q4] c';";
  expect(ruleIdsOfTitles(source)).toEqual([]);
});

test('an id within the words of a title is not cited', () => {
  expect(ruleIdsOfTitles("test('unlike [Q1]', f)")).toEqual([]);
});

test('a rule is defined by an item of a list or a row of a table', () => {
  const text =
    '- **Q1** a [Q8]\n- **[Q2]** b **Q9**\n\n| id  | rule |\n| --- | ---- |\n| Q3  | c    |\n| Q10 | d Q7 |\n';
  expect(definedIn(text)).toEqual(['Q1', 'Q2', 'Q3', 'Q10']);
});
