import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RoleNotice } from '#app/layout/role-notice.tsx';
import type { Session } from '#app/session/session.ts';

import { render } from '../support/render.tsx';
import { fakeOf } from '../support/fake-of.ts';

function show(roles: readonly string[] | undefined, contact?: { name: string; url?: string }) {
  const state = { status: 'signed-in', person: { id: 't.weiss', name: 'Tom Weiß', roles } } as const;
  const signIn = { state: () => state, subscribe: () => () => undefined };
  const config = fakeOf<Session['config']>(contact ? { contact } : {});
  render(<RoleNotice config={config} signIn={fakeOf<Session['signIn']>(signIn)} />);
}

test('a person without one of the five roles is told their roles and whom to contact', () => {
  show(['reader', 'auditor'], { name: 'Plant IT, extension 4711', url: 'tel:4711' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('reader and auditor');
  expect(alert.textContent).toContain('producer-user');
  expect(screen.getByRole('link', { name: 'Plant IT, extension 4711' }).getAttribute('href')).toBe(
    'tel:4711',
  );
});

test('without a contact the administrator is named, and a missing role list is not reported', () => {
  show([]);
  expect(screen.getByRole('alert').textContent).toContain('Contact: your administrator');
  expect(screen.getByRole('alert').textContent).toContain('without a role');
});

test('one of the five roles is enough, and unknown roles are left to the service', () => {
  show(['reader', 'producer-user']);
  show(undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});
