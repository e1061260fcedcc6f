import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';

import type { IncompleteProps } from '#app/embed/contract.ts';
import { mount } from '#app/embed/element/mount.tsx';

/** A token for somebody, which no service has signed; `{}` is for nobody in particular. */
export const createToken = (claims: object): string => ['e30', btoa(JSON.stringify(claims)), 'x'].join('.');

/** A wide open place in a page of a host, with the element's insides mounted there. */
export async function renderEmbedded(props: IncompleteProps = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const given: IncompleteProps = {
    assetId: 'PRESS-0042',
    baseUrl: 'http://127.0.0.1:9/',
    locale: 'en',
    getToken: async () => createToken({ sub: 'mia' }),
    ...props,
  };
  const mounted = await act(async () => mount(root, given));
  onTestFinished(async () => {
    await act(async () => mounted.unmount());
    host.remove();
  });
  const page = within(root.firstElementChild as HTMLElement);
  return {
    user: userEvent.setup(),
    page,
    mounted,
    /** Gives other properties, as a host does at any time. */
    update: (next: IncompleteProps) => act(async () => mounted.update(next)),
    choose: (...files: readonly File[]) => act(async () => mounted.addFiles(files)),
    row: (fileName: string) => page.findByRole('group', { name: fileName }),
  };
}
