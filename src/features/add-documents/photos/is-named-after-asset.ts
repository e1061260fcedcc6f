/**
 * Returns true for a name that `assetFileName` makes: the file was made here, and may exist nowhere else. Apart, since the
 * application's first script needs nothing else of these names.
 */
export const isNamedAfterAsset = (name: string): boolean =>
  / \d{4}-\d{2}-\d{2} \d{2}-\d{2}-\d{2}(?: \d+)?\.\w+$/.test(name);
