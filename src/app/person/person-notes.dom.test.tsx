import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { I18nProvider } from '#i18n/i18n-context.tsx';

import { PersonAnnouncer } from './person-notes.tsx';

const person = (name: string) => ({ id: name, subject: name, name, roles: undefined });
const [mia, karl] = [person('Mia Berg'), person('Karl Lund')];

test('notes about people and their files are announced once they appear', () => {
  const announced = (props: Partial<Parameters<typeof PersonAnnouncer>[0]>) => (
    <I18nProvider locale="en">
      <PersonAnnouncer
        identity={{ status: 'signed-in', generation: 1, person: karl }}
        pendingCount={0}
        unclaimedCount={0}
        {...props}
      />
    </I18nProvider>
  );
  const { rerender } = render(announced({}));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(announced({ change: { former: mia, person: karl, kept: 1, lost: 0 }, unclaimedCount: 2 }));
  expect(region).toHaveTextContent(
    'Karl Lund is signed in now 1 file that Mia Berg had chosen is kept on this device for Mia Berg. 2 files were chosen here earlier, maybe by another person',
  );
  rerender(
    announced({
      identity: { status: 'signed-out', generation: 1 },
      change: { former: mia, person: undefined, kept: 0, lost: 1 },
    }),
  );
  expect(region).toHaveTextContent(/^1 file of the previous person couldn’t be saved on this device\./);
  rerender(announced({ pendingCount: 1 }));
  expect(region).toHaveTextContent('1 file is added once it’s clear who is signed in.');
});
