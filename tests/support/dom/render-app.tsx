import { act, screen, waitFor, within } from '@testing-library/react';
import { UserManager } from 'oidc-client-ts';
import { expect, onTestFinished, vi } from 'vitest';

import { App } from '#app/app.tsx';
import type { ServiceOptions } from '#service/options.ts';

import { startService } from '../servers/start-service.ts';
import { chooseFiles } from './choose-files.ts';
import { render } from './render.tsx';
import { sessionSignIn, signInAs } from './sign-in-as.ts';

/** Makes relative addresses of the page resolve to this one until the test ends. */
export function setBase(url: string): void {
  const base = document.head.appendChild(document.createElement('base'));
  base.href = `${url}/`;
  onTestFinished(() => base.remove());
}

/** Opens another page of the application. */
export const goTo = (hash: string): Promise<void> =>
  act(async () => {
    const gone = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    location.hash = hash;
    await gone;
  });

/** Returns true if the browser would ask a person who closes the page. */
export function warnsBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/**
 * Renders the whole application with a real service: configuration, sign-in and uploads go over HTTP. Workers are
 * missing, so tests must not choose a ZIP.
 */
export async function renderApp(
  hash: string,
  { person, ...options }: Partial<ServiceOptions> & { readonly person?: string } = {},
) {
  const service = await startService({
    allowedOrigins: [location.origin],
    signIn: sessionSignIn,
    ...options,
  });
  onTestFinished(service.stop);
  setBase(service.url);
  localStorage.clear();
  await signInAs(service, person);
  location.hash = hash;
  const { user } = render(<App />);
  await screen.findByRole('button', { name: /^Account: / });
  await screen.findByRole('main');
  // The deferred chunk is loaded.
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  return {
    user,
    service,
    signOut: async () => {
      // The service has no provider here, and jsdom can't leave the page.
      vi.spyOn(UserManager.prototype, 'signoutRedirect').mockResolvedValue();
      await user.click(screen.getByRole('button', { name: /^Account: / }));
      await user.click(screen.getByRole('button', { name: 'Sign out' }));
    },
    choose: chooseFiles,
    upload: async () => {
      await user.selectOptions(
        await screen.findByRole('combobox', { name: 'Owning organization' }),
        'Nordwerk Pressen GmbH',
      );
      await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drawing');
      await user.click(screen.getByRole('button', { name: /^Upload \d/ }));
    },
    /** Waits until an upload of this name has this status text. */
    expectStatus: (name: string, status: string) =>
      waitFor(() => {
        const uploads = within(screen.getByRole('region', { name: 'Uploads', hidden: true }));
        const rows = uploads.getAllByRole('group', { name, hidden: true });
        expect(within(rows[0]!).getByText(status)).toBeTruthy();
      }),
  };
}
