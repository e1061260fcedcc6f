import {
  useCallback,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  startTransition,
  useState,
} from 'react';

import type { LazyModule } from '#lib/lazy.ts';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { Settings } from '../config/settings.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { Services } from './services.ts';
import type { openSession, Session } from './session.ts';

interface SessionOptions {
  readonly code: LazyModule<{
    readonly createServices: (...given: [Settings, SignIn]) => Services;
    readonly openSession: typeof openSession;
  }>;
  /** A new object starts a new session. */
  readonly config: Settings | undefined;
  readonly signIn: SignIn;
  /** The current settings, which may change within a session. */
  readonly current: Settings | undefined;
}

/**
 * Returns the session of the person who is here; `undefined` while nobody is or its code is loading. Each generation has
 * a separate session, so that saved uploads are shown only to their owner.
 */
export function useSession({ code: module, config, current, signIn }: SessionOptions): Session | undefined {
  const loaded = useLoaded(module);
  const code = loaded.status === 'loaded' ? loaded.part : undefined;
  const services = useDisposable(
    useCallback(() => config && code?.createServices(config, signIn), [code, config, signIn]),
    current,
  );
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const { generation } = state;
  // The first person's stay has the generation of the time before it.
  const isAnybodyHere = state.status !== 'signed-out';
  const opened = useDisposable(
    useCallback(
      (latest: () => Settings) => {
        const here = signIn.state();
        const isHere = here.status !== 'signed-out' && here.generation === generation;
        return services && isAnybodyHere && isHere ? code?.openSession(services, here, latest) : undefined;
      },
      [code, services, signIn, isAnybodyHere, generation],
    ),
    current,
  );
  // Never that of a former person, not even for one rendering.
  const session = opened?.generation === generation ? opened : undefined;
  useEffect(() => {
    // Uploads that waited for sign-in continue.
    if (state.status === 'signed-in') session?.queue.resumeAfterSignIn();
  }, [state.status, session]);
  return session;
}

/**
 * Creates a resource and disposes of it on unmount, or when `create` changes, which gets a function that returns the current
 * settings.
 */
function useDisposable<T extends { readonly dispose: () => void }>(
  create: (latest: () => Settings) => T | undefined,
  current: Settings | undefined,
): T | undefined {
  const [resource, setResource] = useState<T>();
  const latest = useEffectEvent(() => current!);
  useEffect(() => {
    const created = create(() => latest());
    startTransition(() => setResource(created));
    return created?.dispose;
  }, [create]);
  return resource;
}
