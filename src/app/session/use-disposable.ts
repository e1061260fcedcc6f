import { startTransition, useEffect, useState } from 'react';

/** Creates a resource and disposes of it on unmount, or when `create` changes. */
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
