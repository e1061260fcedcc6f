import { createDeviceMemory } from '#lib/device-memory.ts';

import { readShareId } from '../route.ts';

const ownKey = 'shares';
const signedInForKey = 'shares-signed-in-for';
const atProviderKey = 'shares-at-provider';

/** Time in milliseconds for which a window that was left for the sign-in provider counts as open. */
const signInWaitMs = 10 * 60_000;

/** Web storage of this window and of the browser. */
interface Storages {
  readonly window: () => Storage;
  readonly browser: () => Storage;
}

const storages: Storages = { window: () => sessionStorage, browser: () => localStorage };

/** The shares that opened this window. */
export interface OwnShares {
  /** Returns their IDs. */
  readonly read: () => readonly string[];
  /** Returns the IDs of those since which the window was left for the sign-in provider. */
  readonly signedInFor: () => readonly string[];
  /** Keeps the share that opened this window; called before the page leaves for sign-in or for another address. */
  readonly keep: (hash: string) => void;
  /** Notes that the window is being left for the sign-in provider. */
  readonly noteSignIn: () => void;
  /** Returns the IDs of all shares of the browser whose window was left for the sign-in provider a short time ago. */
  readonly atProvider: () => ReadonlySet<string>;
}

/** Opens the list of this window, which outlives sign-in and reloads. */
export function openOwnShares({ window, browser }: Storages = storages, now = Date.now): OwnShares {
  const ofWindow = createDeviceMemory(window);
  const ofBrowser = createDeviceMemory(browser);
  const read = () => stringsOf(ofWindow.read(ownKey));
  const leftAt = (): readonly (readonly [string, number])[] =>
    Object.entries(ofBrowser.read(atProviderKey) ?? {}).filter(
      // The clock may have been set back.
      ([, time]) => typeof time === 'number' && Math.abs(now() - time) < signInWaitMs,
    );
  return {
    read,
    signedInFor: () => stringsOf(ofWindow.read(signedInForKey)),
    keep: (hash) => {
      const shareId = readShareId(hash);
      if (shareId !== undefined) ofWindow.write(ownKey, [...new Set([...read(), shareId])]);
    },
    noteSignIn: () => {
      const own = read();
      if (own.length === 0) return;
      ofWindow.write(signedInForKey, own);
      const left = own.map((shareId) => [shareId, now()] as const);
      ofBrowser.write(atProviderKey, Object.fromEntries([...leftAt(), ...left]));
    },
    atProvider: () => new Set(leftAt().map(([shareId]) => shareId)),
  };
}

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** The part of web storage that is used. */
type Storage = ReturnType<Parameters<typeof createDeviceMemory>[0]>;
