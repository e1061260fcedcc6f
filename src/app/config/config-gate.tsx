import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, type ReactNode } from 'react';

import type { Config } from './config.ts';
import { loadConfig } from './load-config.ts';
import { Pending } from '../layout/pending.tsx';

// Most people never see it.
const ConfigTrouble = lazy(async () => ({
  default: (await import('./config-error-page.tsx')).ConfigErrorPage,
}));

interface ConfigGateProps {
  /** The request for the configuration, if it was started earlier. */
  readonly asked?: Promise<Response> | undefined;
  readonly children: (config: Config) => ReactNode;
}

/** Shows the application once its configuration is read, or what is wrong with it. */
export function ConfigGate({ asked, children }: ConfigGateProps) {
  const unread = useRef(asked);
  const config = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => {
      const first = unread.current;
      // An answer is read once.
      unread.current = undefined;
      return loadConfig(document.baseURI, signal, first);
    },
    staleTime: Infinity,
    // Without a network the one that is kept on the device answers.
    networkMode: 'always',
    // Shown at once; the person may try again.
    retry: false,
  });
  if (config.data) return children(config.data);
  if (config.isPending) return <Pending />;
  return (
    <Suspense fallback={null}>
      <ConfigTrouble error={config.error} onRetry={() => void config.refetch()} />
    </Suspense>
  );
}
