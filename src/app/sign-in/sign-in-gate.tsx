import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';

import { createDeviceMemory } from '#lib/device-memory.ts';

import type { Config } from '../config/config.ts';
import { Pending } from '../layout/pending.tsx';

import type { SignIn } from './sign-in.ts';

/** Loads the library for OpenID Connect, which nothing needs before the configuration is read. */
async function loadSignIn({ signIn }: Config): Promise<SignIn> {
  const { createOidcAdapter } = await import('./oidc-adapter.tsx');
  return createOidcAdapter(
    signIn,
    createDeviceMemory(() => localStorage),
  );
}

// Most people never see it.
const SignInTrouble = lazy(async () => ({
  default: (await import('./sign-in-error.tsx')).SignInError,
}));

interface SignInGateProps {
  readonly config: Config;
  readonly children: (signIn: SignIn) => ReactNode;
}

/** Shows the application once it is known how people sign in, or that it cannot be known now. */
export function SignInGate({ config, children }: SignInGateProps) {
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
    <Suspense fallback={null}>
      <SignInTrouble error={signIn.error} onRetry={() => void signIn.refetch()} />
    </Suspense>
  );
}
