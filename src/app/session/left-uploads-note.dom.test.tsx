import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { I18nProvider } from '#i18n/i18n-context.tsx';
import { createValue } from '#lib/value.ts';

import { LeftUploadsNote } from './left-uploads-note.tsx';
import type { LeftUploads } from './left-uploads.ts';

const nothing = async () => undefined;

test('[IDENTITY-16] uploads of an earlier visit are announced once they are found', () => {
  const found = createValue<LeftUploads>({ own: [], othersCount: 0 });
  const answers = { refresh: nothing, upload: nothing, discard: nothing, discardOthers: nothing };
  render(
    <I18nProvider locale="en">
      <LeftUploadsNote
        leftUploads={{ ...found, ...answers, dispose: () => undefined }}
        baseUrl="https://new.example"
      />
    </I18nProvider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  const own = { service: 'https://old.example', count: 2, withoutFile: 0, outcomeUnknown: false };
  act(() => found.set({ own: [own], othersCount: 3 }));
  expect(region).toHaveTextContent(
    'Uploads waiting on this device: 2 Uploads of other people that have waited for 30 days: 3',
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
