import { startTransition, useEffect, useState } from 'react';

/** Owns requests or workers until it is disposed of. */
export function useDisposable<T extends { readonly dispose: () => void }>(
  create: () => T | undefined,
): T | undefined {
  const [owned, setOwned] = useState<T>();
  useEffect(() => {
    const created = create();
    startTransition(() => setOwned(created));
    return created?.dispose;
  }, [create]);
  return owned;
}
