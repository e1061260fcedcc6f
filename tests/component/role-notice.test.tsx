import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RoleNotice } from '#app/layout/role-notice.tsx';
import type { Session } from '#app/session/session.ts';

import { render } from '../support/dom/render.tsx';
import { fakeOf } from '../support/fakes/fake-of.ts';

function show(roles: readonly string[] | undefined, contact?: { name: string; url?: string }) {
  const state = {
    status: 'signed-in',
    generation: 0,
    person: { id: 't.weiss', subject: 't.weiss', name: 'Tom Weiß', roles },
  } as const;
  const signIn = { state: () => state, subscribe: () => () => undefined };
  const config = fakeOf<Session['config']>(contact ? { contact } : {});
  render(<RoleNotice config={config} signIn={fakeOf<Session['signIn']>(signIn)} />);
}

test('a person without one of the five roles sees their roles and whom to contact', () => {
  show(['reader', 'auditor'], { name: 'Plant IT, extension 4711', url: 'tel:4711' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('reader and auditor');
  expect(alert).toHaveTextContent('producer-user');
  expect(screen.getByRole('link', { name: 'Plant IT, extension 4711' })).toHaveAttribute('href', 'tel:4711');
});

test('without a contact the administrator is named, and a missing role list is not reported', () => {
  show([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Contact: your administrator');
  expect(screen.getByRole('alert')).toHaveTextContent('without a role');
});

test('one of the five roles is enough, and unknown roles are left to the service', () => {
  show(['reader', 'producer-user']);
  show(undefined);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
