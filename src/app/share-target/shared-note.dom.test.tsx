import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { I18nProvider } from '#i18n/i18n-context.tsx';
import { createValue } from '#lib/value.ts';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import type { SharedFilesController } from './shared-files-controller.ts';
import { SharedNote } from './shared-note.tsx';

test('[OFFLINE-12] files that belong to no person are announced once they are found', () => {
  const orphanCount = createValue(0);
  render(
    <I18nProvider locale="en">
      <SharedNote shared={fakeOf<SharedFilesController>({ orphanCount })} files={[]} />
    </I18nProvider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => orphanCount.set(2));
  expect(region).toHaveTextContent(screen.getByRole('heading').textContent);
});
