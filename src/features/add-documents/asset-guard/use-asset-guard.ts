import { useEffect, useRef, useState } from 'react';

import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { setTimer } from '#lib/timer.ts';
import type { Choice } from '#ui/use-combobox.ts';

import type { ChosenFile } from '../intake/chosen-file.ts';
import type { GuardAnswer } from './asset-guard-dialog.tsx';
import type { NamedAsset } from './named-assets.ts';

/** Loaded with the form, so that it is there without a network later. */
const guardModule = lazyModule(() => import('./asset-guard-dialog.tsx'));

/** Longest wait for it in milliseconds: without it nothing is asked, and uploads aren't held up. */
const loadMs = 2000;

/** A question to the person about files that name other assets. */
interface Question {
  readonly named: readonly NamedAsset[];
  readonly AssetGuardDialog: ModuleOf<typeof guardModule>['AssetGuardDialog'];
  readonly onAnswer: (answer: GuardAnswer) => void;
}

/** Asks once about each file whose name holds the ID of another known asset. */
export interface AssetGuard {
  readonly question: Question | undefined;
  /**
   * Resolves to the other asset of each file that is to be moved, by file ID; undefined if the person goes back. Never
   * rejects.
   */
  readonly ask: (files: readonly ChosenFile[]) => Promise<ReadonlyMap<string, string> | undefined>;
}

interface GuardOptions {
  readonly assetId: string;
  readonly knownAssets: readonly Choice[];
}

/** Nothing is asked without known assets. */
export function useAssetGuard({ assetId, knownAssets }: GuardOptions): AssetGuard {
  const [question, setQuestion] = useState<Question>();
  /** Files that were asked about, with the asset to which they are to be moved, if any. */
  const answered = useRef(new Map<string, string | undefined>());
  const isNeeded = knownAssets.some(({ id }) => id !== assetId);
  useEffect(() => {
    if (isNeeded) guardModule.load().catch(() => undefined);
  }, [isNeeded]);

  const answerTo = (named: readonly NamedAsset[], { AssetGuardDialog }: ModuleOf<typeof guardModule>) =>
    new Promise<GuardAnswer>((resolve) => {
      const onAnswer = (answer: GuardAnswer) => {
        setQuestion(undefined);
        resolve(answer);
      };
      setQuestion({ named, AssetGuardDialog, onAnswer });
    });

  return {
    question,
    async ask(files) {
      const fresh = files.filter(({ id }) => !answered.current.has(id));
      const guard = isNeeded && fresh.length > 0 ? await loadInTime() : undefined;
      const names = fresh.map(({ id, file: { name } }) => ({ id, name }));
      const knownIds = knownAssets.map(({ id }) => id);
      const named = guard?.findNamedAssets(names, { assetId, knownIds }) ?? [];
      const answer = guard && named.length > 0 ? await answerTo(named, guard) : 'anyway';
      for (const { assetId: otherId, files: moved } of named) {
        for (const { id } of moved) answered.current.set(id, answer === 'move' ? otherId : undefined);
      }
      if (answer === 'back') return undefined;
      return new Map(
        files.flatMap(({ id }) => {
          const destination = answered.current.get(id);
          return destination === undefined ? [] : [[id, destination] as const];
        }),
      );
    },
  };
}

/** Resolves to undefined if the code can't be loaded, or not in time. */
const loadInTime = (): Promise<ModuleOf<typeof guardModule> | undefined> =>
  new Promise((resolve) => {
    const cancel = setTimer(loadMs, () => resolve(undefined));
    guardModule
      .load()
      .catch(() => undefined)
      .then(resolve)
      .finally(cancel);
  });
