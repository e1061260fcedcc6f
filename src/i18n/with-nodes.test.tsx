import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { withNodes } from './with-nodes.tsx';

const markup = (text: (...marks: string[]) => string) =>
  renderToStaticMarkup(withNodes(text, <b>{'<yours>'}</b>, <a href="#1">stored</a>));

test('each node takes the place of its mark, in the order of the language', () => {
  expect(markup((yours, stored) => `${yours} is stored as ${stored}`)).toBe(
    '<b>&lt;yours&gt;</b> is stored as <a href="#1">stored</a>',
  );
  expect(markup((yours, stored) => `${stored}: ${yours}!`)).toBe(
    '<a href="#1">stored</a>: <b>&lt;yours&gt;</b>!',
  );
});
