import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode } from 'react';

import { createDeviceMemory } from '#lib/device-memory.ts';
import { useLoaded } from '#ui/use-loaded.ts';

import type { Config } from '../config/config.ts';
import { Header } from '../layout/header.tsx';
import { Pending } from '../layout/pending.tsx';

import type { SignInError } from './sign-in-error.tsx';
import type { SignIn } from './sign-in.ts';

/** Loads the OpenID Connect library, which isn't needed before the configuration is read. */
async function loadSignIn({ signIn }: Config): Promise<SignIn> {
  const { createOidcAdapter } = await import('./oidc-adapter.tsx');
  return createOidcAdapter(
    signIn,
    createDeviceMemory(() => localStorage),
  );
}

const loadErrorPage = () => import('./sign-in-error.tsx');

interface SignInGateProps {
  readonly config: Config;
  readonly children: (signIn: SignIn) => ReactNode;
}

/** Shows the application once the sign-in state is known, or an error if it can't be known now. */
export function SignInGate({ config, children }: SignInGateProps) {
  // Never repeated automatically: the code in the provider's answer can be redeemed only once.
  const signIn = useQuery({
    queryKey: ['sign-in', config.baseUrl, config.signIn],
    queryFn: () => loadSignIn(config),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  if (signIn.data) return children(signIn.data);
  if (signIn.isPending) return <Pending />;
  return (
    <>
      <Header logo={config.logo} />
      <LoadedErrorPage error={signIn.error} onRetry={() => void signIn.refetch()} />
    </>
  );
}

function LoadedErrorPage(props: ComponentProps<typeof SignInError>) {
  const loaded = useLoaded(loadErrorPage);
  if (loaded.status === 'failed') throw loaded.error;
  return loaded.status === 'loaded' ? <loaded.part.SignInError {...props} /> : null;
}
