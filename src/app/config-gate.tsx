import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';

import { Skeleton } from '#ui/skeleton.tsx';

import { ConfigError, loadConfig, type Config } from './config.ts';

// Most people never see it.
const ConfigTrouble = lazy(async () => ({ default: (await import('./config-trouble.tsx')).ConfigTrouble }));

/** Shows the application once its configuration is read, or what is wrong with it. */
export function ConfigGate({ children }: { readonly children: (config: Config) => ReactNode }) {
  const config = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => loadConfig(document.baseURI, signal),
    staleTime: Infinity,
    // Without a network the one that is kept on the device answers.
    networkMode: 'always',
    // What was read and is wrong is not right the next time.
    retry: (failures, error) => failures < 2 && !(error instanceof ConfigError && error.mistakes.length > 0),
  });
  if (config.data) return children(config.data);
  if (config.isPending) {
    return (
      <main className="page">
        <Skeleton />
      </main>
    );
  }
  return (
    <Suspense fallback={null}>
      <ConfigTrouble error={config.error} onRetry={() => void config.refetch()} />
    </Suspense>
  );
}
