import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { setTimer } from '#lib/timer.ts';
import type { Choice } from '#ui/use-combobox.ts';

import type { ChosenFile } from '../intake/chosen-file.ts';
import type { GuardAnswer } from './asset-guard-dialog.tsx';
import type { NamedAsset } from './named-assets.ts';

/** Loaded with the form, so that it is there without a network later. */
const guardModule = lazyModule(() => import('./asset-guard-dialog.tsx'));

type GuardModule = ModuleOf<typeof guardModule>;

/** Longest wait for it in milliseconds: without it nothing is asked, and uploads aren't held up. */
const loadMs = 2000;

/** Asks once about each file whose name holds the ID of another known asset. */
export interface AssetGuard {
  /** The asset of the form; its name is empty if it isn't known. */
  readonly asset: Choice;
  /** The question, while it is asked. */
  readonly dialog: ReactNode;
  /**
   * Resolves to the other asset of each file that is to be moved, by file ID; undefined if the person goes back. Never
   * rejects.
   */
  readonly ask: (files: readonly ChosenFile[]) => Promise<ReadonlyMap<string, string> | undefined>;
}

interface GuardOptions {
  readonly assetId: string;
  readonly knownAssets?: readonly Choice[] | undefined;
}

const noAssets: readonly Choice[] = [];

/**
 * Nothing is asked without known assets, and nothing about the asset from which a person moved a file: `leftAssets`, by
 * file ID.
 */
export function useAssetGuard(
  { assetId, knownAssets = noAssets }: GuardOptions,
  leftAssets: RefObject<ReadonlyMap<string, string>>,
): AssetGuard {
  const [dialog, setDialog] = useState<ReactNode>();
  /** Files that were asked about, with the asset to which they are to be moved, if any. */
  const answered = useRef(new Map<string, string | undefined>());
  const isNeeded = knownAssets.some(({ id }) => id !== assetId);
  useEffect(() => {
    if (isNeeded) guardModule.load().catch(() => undefined);
  }, [isNeeded]);

  const nameOf = (id: string): string => knownAssets.find((asset) => asset.id === id)?.name ?? '';
  const answerTo = (named: readonly NamedAsset[], { AssetGuardDialog }: GuardModule) =>
    new Promise<GuardAnswer>((resolve) => {
      const onAnswer = (answer: GuardAnswer) => {
        setDialog(undefined);
        resolve(answer);
      };
      setDialog(<AssetGuardDialog {...{ assetId, named, nameOf, onAnswer }} />);
    });

  async function ask(files: readonly ChosenFile[]) {
    const fresh = files.filter(({ id }) => !answered.current.has(id));
    const guard = isNeeded && fresh.length > 0 ? await loadInTime() : undefined;
    const names = fresh.map(({ id, file: { name } }) => ({ id, name }));
    const knownIds = knownAssets.map(({ id }) => id);
    const named = (guard?.findNamedAssets(names, { assetId, knownIds }) ?? []).flatMap((found) => {
      const open = found.files.filter(({ id }) => leftAssets.current.get(id) !== found.assetId);
      return open.length > 0 ? [{ ...found, files: open }] : [];
    });
    const answer = guard && named.length > 0 ? await answerTo(named, guard) : 'anyway';
    for (const { assetId: otherId, files: found } of named) {
      for (const { id } of found) answered.current.set(id, answer === 'move' ? otherId : undefined);
    }
    return answer === 'back' ? undefined : destinationsOf(files, answered.current);
  }

  return { asset: { id: assetId, name: nameOf(assetId) }, dialog, ask };
}

function destinationsOf(
  files: readonly ChosenFile[],
  answered: ReadonlyMap<string, string | undefined>,
): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ id }) => {
      const assetId = answered.get(id);
      return assetId === undefined ? [] : [[id, assetId] as const];
    }),
  );
}

/** Resolves to undefined if the code can't be loaded, or not in time. */
const loadInTime = (): Promise<GuardModule | undefined> =>
  new Promise((resolve) => {
    const cancel = setTimer(loadMs, () => resolve(undefined));
    void guardModule
      .load()
      .then(resolve, () => resolve(undefined))
      .finally(cancel);
  });
