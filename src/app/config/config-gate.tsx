import { useQuery } from '@tanstack/react-query';
import { useRef, type ComponentProps, type ReactNode } from 'react';

import { lazyModule } from '#lib/lazy.ts';
import { useLoaded } from '#ui/use-loaded.ts';

import type { Config } from './config.ts';
import { loadConfig } from './load-config.ts';
import { Pending } from '../layout/pending.tsx';

import type { ConfigErrorPage } from './config-error-page.tsx';

const errorPage = lazyModule(() => import('./config-error-page.tsx'));

interface ConfigGateProps {
  /** Running request for the configuration, if it was started earlier. */
  readonly request?: Promise<Response> | undefined;
  readonly children: (config: Config) => ReactNode;
}

/** Renders the application once its configuration is loaded, or the problems in it. */
export function ConfigGate({ request, children }: ConfigGateProps) {
  const unread = useRef(request);
  const config = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => {
      const first = unread.current;
      // A response can be read only once.
      unread.current = undefined;
      return loadConfig(document.baseURI, signal, first);
    },
    staleTime: Infinity,
    // Without a network the service worker answers from its cache.
    networkMode: 'always',
    // Shown immediately; the person can retry.
    retry: false,
  });
  if (config.data) return children(config.data);
  if (config.isPending) return <Pending />;
  return <LoadedErrorPage error={config.error} onRetry={() => void config.refetch()} />;
}

function LoadedErrorPage(props: ComponentProps<typeof ConfigErrorPage>) {
  const loaded = useLoaded(errorPage);
  if (loaded.status === 'failed') throw loaded.error;
  return loaded.status === 'loaded' ? <loaded.part.ConfigErrorPage {...props} /> : null;
}
