import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { createId } from '#lib/create-id.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';

import type { Device } from '../device/device.ts';
import type { ChosenOfAsset } from './chosen-files.ts';

/** Files that were chosen while nobody was signed in, saved on the device until a person says that they are theirs. */
export type UnclaimedDrafts = ReturnType<typeof createUnclaimedDrafts>;

const lockName = (pageId: string): string => `asset-documents page ${pageId}`;

interface Options {
  readonly files: NonNullable<Device['files']>;
  readonly locks: Device['locks'];
  /** Returns the owner of a person's files among all people and services of this origin. */
  readonly ownerOf: (personId: string) => string;
}

/** Creates the list of one page. */
export function createUnclaimedDrafts({ files, locks, ownerOf }: Options) {
  const inOrder = createConcurrencyLimit(1);
  const orNothing = (act: () => Promise<void>) =>
    inOrder(act).catch(logged('Drafts without a person could not be changed.'));
  const own = createOwnDrafts({ files, locks });
  const count = createValue(0);

  async function find() {
    const [all, names] = await Promise.all([files.list(), locks.names()]);
    const isOpen = (pageId: string) => pageId === own.pageId() || names.has(lockName(pageId));
    return all.flatMap(({ key, personId, draft, pageId }) =>
      personId === undefined && draft && pageId !== undefined && !isOpen(pageId) ? [{ key, draft }] : [],
    );
  }
  const refresh = async (): Promise<void> => count.set((await find()).length);
  async function putAway(chosen: readonly ChosenOfAsset[]): Promise<readonly ChosenOfAsset[]> {
    const lost = await own.save(chosen);
    await own.close();
    await refresh();
    return lost;
  }
  async function claim(personId: string): Promise<void> {
    const record = { personId: ownerOf(personId), isAccepted: true };
    for (const { key, draft } of await find()) await files.update(key, { ...record, draft });
    await refresh();
  }
  async function discard(): Promise<void> {
    await files.forget((await find()).map(({ key }) => key));
    await refresh();
  }
  return {
    /**
     * Saves what is chosen in this page now, and deletes what isn't chosen any more. While the page is open, no person is
     * asked about it. Resolves to the files that couldn't be saved; never rejects.
     */
    save: (chosen: readonly ChosenOfAsset[]) => inOrder(() => own.save(chosen)).catch(() => chosen),
    /** The same, when this page's forms are being removed: the person who is here next is asked about their files. */
    putAway: (chosen: readonly ChosenOfAsset[]) => inOrder(() => putAway(chosen)).catch(() => chosen),
    /** Number of files of pages that are closed. */
    count,
    /** Looks for them on the device. Never rejects. */
    refresh: () => orNothing(refresh),
    /** Makes them drafts of this person, except those that another page has claimed meanwhile. Never rejects. */
    claim: (personId: string) => orNothing(() => claim(personId)),
    /** Deletes them, with the same exception. Never rejects. */
    discard: () => orNothing(discard),
  };
}

/** The files that are chosen in this page. */
function createOwnDrafts({ files, locks }: Pick<Options, 'files' | 'locks'>) {
  /** ID of this page as their owner, and the lock by which other pages see that it is open. */
  let page: { readonly id: string; readonly lock: ReturnType<typeof locks.acquire> } | undefined;
  /** Saved files with their assets and values, as JSON. */
  const saved = new Map<File, string>();

  async function forget(gone: readonly File[]): Promise<void> {
    for (const file of gone) saved.delete(file);
    if (gone.length > 0) await files.forget(gone.flatMap((file) => files.keyOf(file) ?? []));
  }
  return {
    pageId: () => page?.id,
    save: async (chosen: readonly ChosenOfAsset[]): Promise<readonly ChosenOfAsset[]> => {
      const isChosen = new Set(chosen.map(({ file }) => file));
      await forget([...saved.keys()].filter((file) => !isChosen.has(file)));
      const changed = chosen.filter((each) => saved.get(each.file) !== JSON.stringify(each));
      if (changed.length === 0) return [];
      const { id: pageId, lock } = (page ??= startPage(locks));
      await lock;
      const outcomes = await files.saveDrafts(changed.map((each) => ({ ...each, pageId })));
      const lost = changed.filter((_, at) => outcomes[at] === 'failed');
      for (const each of changed) if (!lost.includes(each)) saved.set(each.file, JSON.stringify(each));
      return lost;
    },
    close: async (): Promise<void> => {
      const unlock = await page?.lock;
      page = undefined;
      saved.clear();
      unlock?.();
    },
  };
}

function startPage({ acquire }: Options['locks']) {
  const id = createId();
  return { id, lock: acquire(lockName(id)) };
}
