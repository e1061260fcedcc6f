import { createDeviceMemory } from '#lib/device-memory.ts';

import type { Config } from '../config.ts';

import type { SignIn } from './sign-in.ts';

/** Loads the adapter of this deployment and no other. */
export async function loadSignIn({ baseUrl, signIn }: Config): Promise<SignIn> {
  const memory = createDeviceMemory(() => localStorage);
  switch (signIn.adapter) {
    case 'demo': {
      const { createDemoAdapter } = await import('./demo-adapter.tsx');
      return createDemoAdapter(baseUrl, memory);
    }
    case 'oidc': {
      const { createOidcAdapter } = await import('./oidc-adapter.tsx');
      return createOidcAdapter(signIn, memory);
    }
  }
}
