import { expect, onTestFinished, test, vi } from 'vitest';

import { mount } from './mount.tsx';

const getToken = () => Promise.reject(new Error('Not signed in.'));

test('[EMBED-11] sign-in-needed names the asset, no matter which property set it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const reported: unknown[] = [];
  place.addEventListener('asset-document-upload:sign-in-needed', (event) => {
    reported.push((event as CustomEvent<unknown>).detail);
  });
  const mounted = mount(place, {
    config: { assetId: 'PRESS-0042', baseUrl: 'https://service.example', getToken },
  });
  onTestFinished(() => {
    mounted.unmount();
    place.remove();
  });
  await vi.waitFor(() => expect(reported).toEqual([{ assetId: 'PRESS-0042', reason: 'no-token' }]));
});
