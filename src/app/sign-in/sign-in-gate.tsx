import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { createDeviceMemory } from '#lib/device-memory.ts';
import { Button } from '#ui/button.tsx';

import type { Config } from '../config.ts';
import { Pending } from '../pending.tsx';

import type { SignIn } from './sign-in.ts';

/** Loads the library for OpenID Connect, which nothing needs before the configuration is read. */
async function loadSignIn({ signIn }: Config): Promise<SignIn> {
  const { createOidcAdapter } = await import('./oidc-adapter.tsx');
  return createOidcAdapter(
    signIn,
    createDeviceMemory(() => localStorage),
  );
}

interface SignInGateProps {
  readonly config: Config;
  readonly children: (signIn: SignIn) => ReactNode;
}

/** Shows the application once it is known how people sign in, or that it cannot be known now. */
export function SignInGate({ config, children }: SignInGateProps) {
  const { t } = useI18n();
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
    <main className="page">
      <div className="stack" role="alert">
        <h1>{t.signIn.failedTitle}</h1>
        <p>{t.signIn.unreachable}</p>
        <div>
          <Button onClick={() => void signIn.refetch()}>{t.config.retry}</Button>
        </div>
      </div>
    </main>
  );
}
