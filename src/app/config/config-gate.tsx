import { useState, type ComponentProps, type ReactNode } from 'react';

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
  const [module] = useState(() => createConfigModule(request));
  const config = useLoaded(module);
  if (config.status === 'loaded') return children(config.part);
  if (config.status === 'loading') return <Pending />;
  return <LoadedErrorPage error={config.error} onRetry={config.retry} />;
}

/** Without a network the service worker answers from its cache. */
function createConfigModule(request: Promise<Response> | undefined) {
  let unread = request;
  return lazyModule(() => {
    const first = unread;
    // A response can be read only once.
    unread = undefined;
    return loadConfig(document.baseURI, first);
  });
}

function LoadedErrorPage(props: ComponentProps<typeof ConfigErrorPage>) {
  const loaded = useLoaded(errorPage);
  if (loaded.status === 'failed') throw loaded.error;
  return loaded.status === 'loaded' ? <loaded.part.ConfigErrorPage {...props} /> : null;
}
