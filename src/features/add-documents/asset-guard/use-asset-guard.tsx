import { useEffect, useState, type ComponentProps } from 'react';

import type { KnownAsset } from '#asset/known-asset.ts';
import type { NamedAsset } from '#asset/named-assets.ts';
import type { FilePackage, PackagedAsset } from '#asset/package-owners.ts';
import { packageOf } from '#intake/checks/check-facts.ts';
import { chosenFileOf, type ChosenFile } from '#intake/chosen-file.ts';
import type { IntakeStore } from '#intake/store.ts';
import { lazyModule, type ModuleOf } from '#lib/lazy.ts';
import { logged } from '#lib/log-failure.ts';
import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

import type { GuardAnswer } from './asset-guard-dialog.tsx';

/** Loaded with the form, so that it is there without a network later. */
const guardModule = lazyModule(() => import('./asset-guard-dialog.tsx'));

const notLoaded = logged('The asset guard could not be loaded.');

type GuardModule = ModuleOf<typeof guardModule>;

/** Longest wait in milliseconds for it: without it nothing is asked, and uploads aren't held up. */
const waitMs = 2000;

/** Asks once about each file whose name holds the ID of another known asset, or whose package is for one. */
export type AssetGuard = ReturnType<typeof useAssetGuard>;

interface GuardOptions {
  readonly store: Pick<IntakeStore, 'getSnapshot'>;
  readonly assetId: string;
  readonly knownAssets?: readonly KnownAsset[] | undefined;
}

const noAssets: readonly KnownAsset[] = [];

/** Answers about files of one asset. If they are moved to another one, the question is asked again there. */
interface Answers {
  readonly assetId: string;
  /** Files that were asked about, with the asset to which they are to be moved, if any. */
  readonly byId: ReadonlyMap<string, string | undefined>;
}

/** Nothing is asked without known assets, and nothing about the asset from which a person moved a file. */
export function useAssetGuard({ store, assetId, knownAssets = noAssets }: GuardOptions) {
  const [question, setQuestion] = useState<Question>();
  const [answers, setAnswers] = useState<Answers>({ assetId, byId: new Map() });
  const isNeeded = knownAssets.some(({ id }) => id !== assetId);
  useEffect(() => {
    // If that fails, it is loaded again when it is needed.
    if (isNeeded) guardModule.load().catch(() => undefined);
  }, [isNeeded]);

  const nameOf = (id: string): string => knownAssets.find((asset) => asset.id === id)?.name ?? '';
  const answerTo = (found: Found & Pick<Question, 'counts'>) =>
    new Promise<GuardAnswer>((resolve) => {
      const onAnswer = (answer: GuardAnswer) => {
        setQuestion(undefined);
        resolve(answer);
      };
      setQuestion({ ...found, assetId, onAnswer });
    });

  /**
   * Resolves to the other asset of each file that is to be moved, by file ID; undefined if the person goes back. Never
   * rejects.
   */
  async function ask(files: readonly ChosenFile[]) {
    const before = answers.assetId === assetId ? answers.byId : new Map<string, string | undefined>();
    const fresh = files.filter(({ id }) => !before.has(id));
    const guard =
      isNeeded && fresh.length > 0
        ? await inTime(guardModule.load().catch(notLoaded), undefined, { setTimer, waitMs })
        : undefined;
    const found = guard ? findOthers(fresh, { assetId, knownAssets }, guard) : nothing;
    const { leftAssetIds } = store.getSnapshot();
    const leftAssets = new Map(files.map((file) => [file.id, leftAssetIds.get(chosenFileOf(file))]));
    const named = withoutLeft(found.named, leftAssets);
    const packaged = withoutLeft(found.packaged, leftAssets);
    const others = [...named, ...packaged];
    const moved = new Map(
      others.flatMap((other) => other.files.map(({ id }) => [id, other.assetId] as const)),
    );
    const counts = countsOf(files.map(({ id }) => moved.get(id) ?? before.get(id) ?? assetId));
    const answer = others.length > 0 ? await answerTo({ named, packaged, counts }) : 'anyway';
    if (answer === 'back') return undefined;
    const given = [...moved].map(([id, otherId]) => [id, answer === 'move' ? otherId : undefined] as const);
    const answered = new Map([...before, ...given]);
    setAnswers({ assetId, byId: answered });
    return new Map(
      files.flatMap(({ id }) => {
        const otherId = answered.get(id);
        return otherId === undefined ? [] : [[id, otherId] as const];
      }),
    );
  }

  const loaded = guardModule.loaded();
  const dialog = question && loaded && <loaded.AssetGuardDialog {...question} nameOf={nameOf} />;
  return { dialog, ask };
}

/** Other assets, by what says so. */
interface Found {
  readonly named: readonly NamedAsset[];
  readonly packaged: readonly PackagedAsset[];
}

/** A question that the dialog asks. */
type Question = Omit<ComponentProps<GuardModule['AssetGuardDialog']>, 'nameOf'>;

function countsOf(assetIds: readonly string[]): Question['counts'] {
  const counts = new Map<string, number>();
  for (const id of assetIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

const nothing: Found = { named: [], packaged: [] };

/** Finds other assets for which files are; what a package says counts more than the name of a file. */
function findOthers(
  files: readonly ChosenFile[],
  { assetId, knownAssets = noAssets }: Pick<GuardOptions, 'assetId' | 'knownAssets'>,
  guard: GuardModule,
): Found {
  const described = files.map((file) => ({
    id: file.id,
    name: file.file.name,
    ofPackage: filePackageOf(file),
  }));
  const { packaged, others } = guard.findPackagedAssets(described, { assetId, knownAssets });
  const knownIds = knownAssets.map(({ id }) => id);
  return { packaged, named: guard.findNamedAssets(others, { assetId, knownIds }) };
}

/** Returns the package that a file is, or that it was taken from. */
function filePackageOf({ file, check, fromPackage }: ChosenFile): FilePackage | undefined {
  if (fromPackage) return { name: fromPackage.packageName, objectIds: fromPackage.objectIds };
  const report = packageOf(check);
  return report && { name: file.name, objectIds: report.objectIds };
}

/** Leaves out files that a person moved away from the asset. */
const withoutLeft = <A extends NamedAsset | PackagedAsset>(
  found: readonly A[],
  leftAssets: ReadonlyMap<string, string | undefined>,
): readonly A[] =>
  found.flatMap((one) => {
    const files = one.files.filter(({ id }) => leftAssets.get(id) !== one.assetId);
    return files.length > 0 ? [{ ...one, files }] : [];
  });
