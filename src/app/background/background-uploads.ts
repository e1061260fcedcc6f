import { logged } from '#lib/log-failure.ts';
import type { ObservedValue, Value } from '#lib/value.ts';
import { changeAccount, type RequestedNotice, type SenderAccount } from '#offline/account/sender-database.ts';
import { senderQuery, syncTag } from '#offline/worker-message.ts';
import type { Upload } from '#queue/upload.ts';

import type { Settings } from '../config/settings.ts';
import type { Person } from '../identity/person.ts';
import type { BackgroundSignIn } from '../sign-in/sign-in.ts';

/** Texts of the notification. */
export type BackgroundNotice = Omit<RequestedNotice, 'since' | 'locale'>;

/** `off`: uploads don't continue while the page is closed, now. `notifies`: the person is notified of them. */
export type BackgroundState = 'off' | 'on' | 'notifies';

/** Person and deployment of the uploads. */
export interface BackgroundOptions extends Pick<SenderAccount, 'database' | 'owner'> {
  readonly background: BackgroundSignIn;
  readonly config: Settings;
  readonly person: Person;
  readonly uploads: ObservedValue<readonly Upload[]>;
  /** Returns true if an upload continues without a person. Passed in, since importing it here adds a chunk to the start. */
  readonly continuesAutomatically: (upload: Upload) => boolean;
  readonly state: Value<BackgroundState>;
}

/** Registration with Background Sync, which TypeScript doesn't know. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync: {
    readonly register: (tag: string) => Promise<void>;
    readonly getTags: () => Promise<readonly string[]>;
  };
}

/**
 * Tells the service worker what to send, and asks the browser to start it once the page is closed and a network is there.
 */
export function createBackgroundUploads(options: BackgroundOptions) {
  const { background, person, uploads, continuesAutomatically, state } = options;
  const failed = logged('Uploads end with the page.');
  const end = new AbortController();
  const { signal } = end;
  let registration: SyncRegistration | undefined;

  async function start(): Promise<void> {
    // A notice that was asked for before is over: the person is here.
    await changeAccount((before) => ({ ...accountOf(options), bytesPerSecond: before?.bytesPerSecond }));
    registration = (await navigator.serviceWorker.ready) as SyncRegistration;
    if (signal.aborted) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => void look().catch(failed), { signal });
    document.addEventListener('visibilitychange', () => void look().catch(failed), { signal });
    for (const type of ['pagehide', 'offline'] as const) addEventListener(type, register, { signal });
    const unsubscribe = uploads.subscribe(() => {
      if (!navigator.onLine || uploads.get().some(waitsForConnection)) register();
    });
    signal.addEventListener('abort', unsubscribe);
    await look();
  }

  async function look(): Promise<void> {
    const address = registration?.active?.scriptURL ?? location.href;
    const canSend =
      new URL(address).search === senderQuery && (await canSync()) && (await background.vault.has(person.id));
    if (signal.aborted) return;
    if (canSend !== (state.get() !== 'off')) state.set(canSend ? 'on' : 'off');
    if (document.hidden) register();
  }

  /** False if a person or an administrator has forbidden it. */
  async function canSync(): Promise<boolean> {
    // TypeScript doesn't know this name.
    const permission = await navigator.permissions.query({ name: 'background-sync' as PermissionName });
    return permission.state === 'granted' && !!(await registration?.sync.getTags().catch(() => undefined));
  }

  let isRegistering = false;
  function register(): void {
    const isNeeded = uploads.get().some((upload) => continuesAutomatically(upload) && isSaved(upload));
    if (isRegistering || state.get() === 'off' || !isNeeded) return;
    isRegistering = true;
    const registered = registration?.sync.register(syncTag);
    registered?.catch(failed).finally(() => {
      isRegistering = false;
    });
  }

  /** Asks for permission, and notifies the person once the uploads have ended while the page is closed. */
  async function requestNotice(texts: BackgroundNotice): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const notice = { since: Date.now(), locale: document.documentElement.lang, ...texts };
    // A sign-out may have deleted it.
    await changeAccount((account) => account && { ...account, notice });
    state.set('notifies');
  }

  start().catch(failed);
  return {
    requestNotice,
    dispose: () => end.abort(),
  };
}

function accountOf({ config, person, background, database, owner }: BackgroundOptions): SenderAccount {
  const { baseUrl, limits, offerAi, requireEnvelope, rolesClaim, concurrency, retryAmbiguous } = config;
  const { id, subject, name } = person;
  const { provider, idleMs } = background;
  return {
    version: 1,
    database,
    owner,
    provider,
    idleMs,
    concurrency,
    retryAmbiguous,
    person: { id, subject, name },
    client: { baseUrl, limits, offerAi, requireEnvelope, ...(rolesClaim !== undefined && { rolesClaim }) },
  };
}

const isSaved = (upload: Upload): boolean => 'persistence' in upload && upload.persistence === 'saved';

const waitsForConnection = (upload: Upload): boolean =>
  upload.status === 'waiting' && upload.waitsFor.kind === 'connection';
