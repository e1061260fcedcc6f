import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';

import type { IncompleteProps } from '#app/embed/contract/props.ts';
import { mount } from '#app/embed/element/mount.tsx';

/** An unsigned token of a person; `{}` is for an unknown one. */
export const createToken = (claims: object): string => ['e30', btoa(JSON.stringify(claims)), 'x'].join('.');

/** An open shadow root in a page of a host, with the contents of the element mounted there. */
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
    /** Sets other properties, as a host can at any time. */
    update: (next: IncompleteProps) => act(async () => mounted.update(next)),
    choose: (...files: readonly File[]) => act(async () => mounted.addFiles(files)),
    row: (fileName: string) => page.findByRole('group', { name: fileName }),
  };
}
