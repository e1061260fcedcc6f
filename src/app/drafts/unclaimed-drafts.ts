import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { createId } from '#lib/create-id.ts';
import { logged } from '#lib/log-failure.ts';
import { createValue } from '#lib/value.ts';

import type { ChosenOfAsset } from '../chosen-files/chosen-files.ts';
import type { Device } from '../device/device.ts';

/** Files that were chosen while nobody was signed in, saved on the device until a person says that they are theirs. */
export type UnclaimedDrafts = ReturnType<typeof createUnclaimedDrafts>;

const logUnsaved = (chosen: readonly ChosenOfAsset[]) =>
  logged('Drafts without a person could not be saved.', chosen);

const lockName = (pageId: string): string => `asset-documents page ${pageId}`;

interface UnclaimedDraftsOptions {
  readonly files: NonNullable<Device['files']>;
  readonly locks: Device['locks'];
  /** Returns the owner of a person's files among all people and services of this origin. */
  readonly ownerOf: (personId: string) => string;
}

/** Creates the list of one page. */
export function createUnclaimedDrafts({ files, locks, ownerOf }: UnclaimedDraftsOptions) {
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
    save: (chosen: readonly ChosenOfAsset[]) => inOrder(() => own.save(chosen)).catch(logUnsaved(chosen)),
    /**
     * Saves what is chosen before this page's forms are removed: the person who is here next is asked about it. Resolves
     * to the files that couldn't be saved; never rejects.
     */
    putAway: (chosen: readonly ChosenOfAsset[]) => inOrder(() => putAway(chosen)).catch(logUnsaved(chosen)),
    /** Number of files of pages that are closed. */
    count,
    /** Counts the files on the device anew. Never rejects. */
    refresh: () => orNothing(refresh),
    /** Makes these files drafts of the person, except those that another page has claimed meanwhile. Never rejects. */
    claim: (personId: string) => orNothing(() => claim(personId)),
    /** Deletes these files, except those that another page has claimed meanwhile. Never rejects. */
    discard: () => orNothing(discard),
  };
}

/** This page as the owner of its files. */
interface Page {
  readonly id: string;
  /** Lets other pages see that this one is open. */
  readonly lock: ReturnType<UnclaimedDraftsOptions['locks']['acquire']>;
  /** Saved files: their keys on the device, and their assets and values as JSON. */
  readonly saved: ReadonlyMap<File, { readonly key: string; readonly json: string }>;
}

/** The files that are chosen in this page. */
function createOwnDrafts({ files, locks }: Pick<UnclaimedDraftsOptions, 'files' | 'locks'>) {
  let page: Page | undefined;
  return {
    pageId: () => page?.id,
    save: async (chosen: readonly ChosenOfAsset[]): Promise<readonly ChosenOfAsset[]> => {
      const { id: pageId, lock, saved } = (page ??= startPage(locks));
      const jsons = new Map(chosen.map((each) => [each.file, JSON.stringify(each)]));
      const gone = [...saved].filter(([file]) => !jsons.has(file));
      if (gone.length > 0) await files.forget(gone.map(([, { key }]) => key));
      const changed = chosen.filter(({ file }) => saved.get(file)?.json !== jsons.get(file));
      await lock;
      const drafts = changed.map((each) => ({ ...each, pageId, key: saved.get(each.file)?.key }));
      const outcomes = drafts.length > 0 ? await files.saveDrafts(drafts) : [];
      const kept = new Map([...saved].filter(([file]) => jsons.has(file)));
      for (const [at, outcome] of outcomes.entries()) {
        const { file } = changed[at]!;
        if (typeof outcome === 'object') kept.set(file, { key: outcome.key, json: jsons.get(file)! });
      }
      page = { ...page, saved: kept };
      return changed.filter((_, at) => outcomes[at] === 'failed');
    },
    close: async (): Promise<void> => {
      const unlock = await page?.lock;
      page = undefined;
      unlock?.();
    },
  };
}

function startPage({ acquire }: UnclaimedDraftsOptions['locks']): Page {
  const id = createId();
  return { id, lock: acquire(lockName(id)), saved: new Map() };
}
