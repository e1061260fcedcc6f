import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { I18nProvider } from '#i18n/i18n-context.tsx';
import type { ArrivedFile } from '#intake/transition.ts';

import { useFileSources } from './use-file-sources.ts';

function fail(): never {
  throw new DOMException('', 'NotReadableError');
}

/** Renders an area for files. Returns it, and the paths of each choice whose files arrived. */
function renderArea(files: readonly File[] = []) {
  const received: (readonly string[])[] = [];
  const begin = () => (arrived: readonly ArrivedFile[]) =>
    void received.push(arrived.map(({ path }) => path));
  function Area() {
    const sources = useFileSources(begin, { assetId: 'PRESS-1', isPageOurs: true, isDisabled: false });
    return (
      <div {...sources.rootProps} data-testid="area">
        <button type="button" onClick={() => sources.choose(files)}>
          {sources.notice.text}
        </button>
      </div>
    );
  }
  render(
    <I18nProvider locale="en">
      <Area />
    </I18nProvider>,
  );
  return { area: screen.getByTestId('area'), button: screen.getByRole('button'), received };
}

test('files arrive as they are if preparing them fails, which is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const unreadable = Object.defineProperty(new File(['x'], 'a.pdf'), 'type', { get: fail });
  const { button, received } = renderArea([new File(['x'], 'plan.pdf'), unreadable]);
  fireEvent.click(button);
  await waitFor(() => expect(received).toEqual([['plan.pdf', 'a.pdf']]));
  expect(log.mock.calls).toEqual([['Chosen files could not be prepared.', expect.any(DOMException)]]);
  log.mockClear();
});

test('a drop that can’t be read is reported, and logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { area, button, received } = renderArea();
  fireEvent.drop(area, {
    dataTransfer: { types: ['Files'], items: [{ kind: 'file', webkitGetAsEntry: fail }] },
  });
  await waitFor(() =>
    expect(button).toHaveTextContent('1 file or folder couldn’t be read and wasn’t added.'),
  );
  expect(received).toEqual([[]]);
  expect(log.mock.calls).toEqual([['Dropped files could not be read.', expect.any(DOMException)]]);
  log.mockClear();
});
