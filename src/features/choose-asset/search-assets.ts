import { folded, type Choice } from '#ui/use-combobox.ts';

interface FoundAssets {
  readonly recent: readonly Choice[];
  /** Without the recent ones. */
  readonly others: readonly Choice[];
  /** True if an asset has exactly the typed ID. */
  readonly isListed: boolean;
}

/** Finds the assets whose ID and name contain every typed word, without regard to case and accents. */
export function searchAssets(
  assets: readonly Choice[],
  recentIds: readonly string[],
  typed: string,
): FoundAssets {
  const wanted = folded(typed).split(/\s+/);
  const isFound = ({ id, name }: Choice) => {
    const text = folded(`${id} ${name}`);
    return wanted.every((word) => text.includes(word));
  };
  const recent = recentIds.map((id) => assets.find((asset) => asset.id === id) ?? { id, name: '' });
  const others = assets.filter(({ id }) => !recentIds.includes(id));
  return {
    recent: recent.filter(isFound),
    others: others.filter(isFound),
    isListed: [...recent, ...others].some(({ id }) => id === typed),
  };
}
