import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { render } from '../../../../tests/support/dom/render.tsx';
import { MissingBar } from './missing-bar.tsx';

const missing = [
  { url: 'images/pump.PNG', why: 'spelling' },
  { url: 'gone.png', why: 'absent' },
] as const;

test.each([true, false])(
  '[INSPECT-6] a file in another spelling is not called missing, and repair is named if it corrects the links: %s',
  async (isSpellingFixable) => {
    const { user } = render(<MissingBar {...{ missing, isSpellingFixable }} />);
    expect(screen.getByText('1 file used by this page is missing from the ZIP')).toBeTruthy();
    await user.click(screen.getByText('1 file used by this page is spelled differently in the ZIP'));
    expect(screen.getByText('pump.PNG').parentElement).toHaveTextContent('images/pump.PNG');
    const hints = screen.queryAllByText('Repairing the manual corrects these links, except in scripts.');
    expect(hints).toHaveLength(isSpellingFixable ? 1 : 0);
  },
);
