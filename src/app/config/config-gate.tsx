import { useState, type ComponentProps, type ReactNode } from 'react';

import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { Pending } from '../pending.tsx';
import type { ConfigErrorPage } from './config-error-page.tsx';
import type { Config } from './config.ts';
import { loadConfig } from './load-config.ts';

const errorPage = lazyModule(() => import('./config-error-page.tsx'));
/** Absent if its code can't be loaded: the page works. */
const ConfigNote = lazyPart(
  lazyModule(() => import('./config-note.tsx')),
  (part) => part.ConfigNote,
);

interface ConfigGateProps {
  /** Running request for the configuration, if it was started earlier. */
  readonly request?: Promise<Response> | undefined;
  readonly children: (config: Config) => ReactNode;
}

/** Renders the application once its configuration is loaded, or the problems in it. */
export function ConfigGate({ request, children }: ConfigGateProps) {
  const [module] = useState(() => createConfigModule(request));
  const config = useLoaded(module);
  if (config.status === 'loading') return <Pending />;
  if (config.status === 'failed') return <LoadedErrorPage error={config.error} onRetry={config.retry} />;
  const { unknown, error } = config.part;
  return (
    <>
      {children(config.part.config)}
      {(error ?? unknown[0]) && <ConfigNote {...config.part} />}
    </>
  );
}

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
