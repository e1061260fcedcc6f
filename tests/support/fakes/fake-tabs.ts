import { createTabChannel, type Browser, type TabChannel } from '#queue/tabs/tab-channel.ts';

interface LockRequest {
  readonly tab: Tab;
  readonly grant: () => void;
  readonly steal: () => void;
}

interface Tab {
  readonly id: string;
  /**
   * Runs an event of the browser in the tab: soon, or once the tab isn't blocked any more. Then locks come before messages:
   * they are other tasks, without an order between them.
   */
  readonly run: (task: () => void, isLock?: boolean) => void;
  readonly isMute: () => boolean;
  readonly isGone: () => boolean;
}

/** One tab of the fake browser. */
export interface FakeTab {
  readonly channel: TabChannel;
  /** From now on no event reaches the tab, as behind an alert; its own running code continues. */
  readonly block: () => void;
  /** Delivers the pending events. */
  readonly unblock: () => void;
  /** From now on none of its messages reaches another tab. */
  readonly mute: () => void;
  /** The tab crashes: it sends no message. */
  readonly crash: () => void;
}

/** A fake browser with Web Locks and channels, whose tabs can be blocked and can crash. */
export function createFakeTabs(name = 'queue') {
  let lastTab = 0;
  const held = new Map<string, LockRequest>();
  /** Shared locks, which nothing in the application waits for. */
  const shared = new Set<{ readonly tab: Tab; readonly name: string }>();
  const waiting: { readonly name: string; readonly request: LockRequest }[] = [];
  const channels = new Set<{ readonly tab: Tab; readonly listeners: Set<(event: MessageEvent) => void> }>();

  function grantNext(lockName: string): void {
    const at = held.has(lockName) ? -1 : waiting.findIndex((each) => each.name === lockName);
    const next = at === -1 ? undefined : waiting.splice(at, 1)[0];
    if (!next) return;
    held.set(lockName, next.request);
    next.request.tab.run(next.request.grant, true);
  }

  function release(lockName: string, request: LockRequest): void {
    if (held.get(lockName) !== request) return;
    held.delete(lockName);
    grantNext(lockName);
  }

  const createLocks = (tab: Tab): NonNullable<Browser['locks']> => ({
    request: (lockName, { signal, steal = false, mode }, act) =>
      new Promise((resolve, reject) => {
        // Code of a crashed tab goes on here, unlike in a browser.
        if (tab.isGone()) return;
        if (mode === 'shared') {
          const own = { tab, name: lockName };
          shared.add(own);
          void act()
            .then(resolve, reject)
            .finally(() => shared.delete(own));
          return;
        }
        const request: LockRequest = {
          tab,
          grant: () =>
            void act()
              .then(resolve, reject)
              .finally(() => release(lockName, request)),
          steal: () => reject(new DOMException('Lock broken by another request.', 'AbortError')),
        };
        if (steal) {
          const before = held.get(lockName);
          before?.tab.run(before.steal);
          held.set(lockName, request);
          tab.run(request.grant, true);
          return;
        }
        waiting.push({ name: lockName, request });
        grantNext(lockName);
        signal?.addEventListener('abort', () => {
          const at = waiting.findIndex((each) => each.request === request);
          if (at === -1) return;
          waiting.splice(at, 1);
          reject(signal.reason);
        });
      }),
    query: () => {
      const locks = [...[...held].map(([each, request]) => ({ name: each, tab: request.tab })), ...shared];
      const listed = locks.map((lock) => ({ name: lock.name, clientId: lock.tab.id }));
      return new Promise((resolve) => tab.run(() => resolve({ held: listed })));
    },
  });

  function createChannel(tab: Tab): ReturnType<NonNullable<Browser['createChannel']>> {
    const own = { tab, listeners: new Set<(event: MessageEvent) => void>() };
    channels.add(own);
    return {
      postMessage(message: unknown) {
        if (tab.isMute()) return;
        const data: unknown = structuredClone(message);
        for (const other of channels) {
          if (other === own) continue;
          other.tab.run(() => other.listeners.forEach((hear) => hear(new MessageEvent('message', { data }))));
        }
      },
      addEventListener: (_, listener) => void own.listeners.add(listener),
      removeEventListener: (_, listener) => void own.listeners.delete(listener),
      close: () => void channels.delete(own),
    };
  }

  /** `rank` is that of the tab's release, by default that of the sources. */
  function openTab(rank?: number): FakeTab {
    const inbox: (() => void)[] = [];
    let isMute = false;
    let state: 'open' | 'blocked' | 'gone' = 'open';
    const tab: Tab = {
      id: `tab-${(lastTab += 1)}`,
      run(task, isLock = false) {
        const keep = () => (isLock ? inbox.unshift(task) : inbox.push(task));
        if (state === 'blocked') keep();
        else queueMicrotask(() => (state === 'blocked' ? keep() : state === 'open' && task()));
      },
      isMute: () => isMute || state === 'gone',
      isGone: () => state === 'gone',
    };
    const browser = { locks: createLocks(tab), createChannel: () => createChannel(tab) };
    const channel = createTabChannel(name, browser, rank);
    return {
      channel: channel!,
      mute() {
        isMute = true;
      },
      block() {
        state = 'blocked';
      },
      unblock() {
        state = 'open';
        inbox.splice(0).forEach((task) => queueMicrotask(task));
      },
      crash() {
        state = 'gone';
        const left = waiting.filter(({ request }) => request.tab !== tab);
        waiting.splice(0, waiting.length, ...left);
        for (const each of shared) if (each.tab === tab) shared.delete(each);
        for (const [lockName, request] of held) if (request.tab === tab) release(lockName, request);
      },
    };
  }

  return { openTab };
}
