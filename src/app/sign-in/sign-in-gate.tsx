import { useState, type ComponentProps, type ReactNode } from 'react';

import { createDeviceMemory } from '#lib/device-memory.ts';
import { lazyModule } from '#lib/lazy.ts';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { Config } from '../config/config.ts';
import { Pending } from '../pending.tsx';
import type { SignInError } from './sign-in-error.tsx';
import type { SignIn } from './sign-in.ts';

/** The OpenID Connect library. */
const oidcAdapter = lazyModule(() => import('./oidc/oidc-adapter.tsx'));

/** Loads the code for sign-in while the configuration is read. If that fails, the gate loads it again. */
export const preloadSignIn = (): void => void oidcAdapter.load().catch(() => undefined);

async function loadSignIn({ signIn }: Config): Promise<SignIn> {
  const { createOidcAdapter } = await oidcAdapter.load();
  return createOidcAdapter(
    signIn,
    createDeviceMemory(() => localStorage),
  );
}

const errorPage = lazyModule(() => import('./sign-in-error.tsx'));

interface SignInGateProps {
  readonly config: Config;
  readonly children: (signIn: SignIn) => ReactNode;
}

/** Shows the application once the sign-in state is known, or an error if it can't be known now. */
export function SignInGate({ config, children }: SignInGateProps) {
  // Once, and never repeated automatically: the code in the provider's answer can be redeemed only once.
  const [adapter] = useState(() => lazyModule(() => loadSignIn(config)));
  const signIn = useLoaded(adapter);
  if (signIn.status === 'loaded') return children(signIn.part);
  if (signIn.status === 'loading') return <Pending />;
  return <LoadedErrorPage error={signIn.error} onRetry={signIn.retry} />;
}

function LoadedErrorPage(props: ComponentProps<typeof SignInError>) {
  const loaded = useLoaded(errorPage);
  if (loaded.status === 'failed') throw loaded.error;
  return loaded.status === 'loaded' ? <loaded.part.SignInError {...props} /> : null;
}
