import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';

import { usePaste } from './more-sources.tsx';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });

test.for<[string, string, File, boolean, boolean]>([
  ['a screenshot', 'button', picture, false, true],
  ['cells of a spreadsheet', 'button', picture, true, false],
  ['cells of a spreadsheet', 'input', picture, true, false],
  ['a copied file, with its name as text', 'button', plan, true, true],
  ['a screenshot', 'input', picture, false, true],
])('[ADD-1] %s pasted with the focus on a %s', ([, target, file, hasText, isAccepted]) => {
  const accepted: File[] = [];
  function Page() {
    const place = useRef<HTMLDivElement>(null);
    usePaste(place, (files) => accepted.push(...files) > 0);
    return (
      <div ref={place}>
        <button type="button">Choose files</button>
        <input type="text" />
      </div>
    );
  }
  const { container } = render(<Page />);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const types = ['Files', ...(hasText ? ['text/plain'] : [])];
  Object.assign(event, { clipboardData: { files: [file], types } });
  container.querySelector(target)?.dispatchEvent(event);
  expect(accepted).toEqual(isAccepted ? [file] : []);
  expect(event.defaultPrevented).toBe(isAccepted);
});
