import { useEffect, useRef, useState } from 'react';

/** Creates a resource with its component, and disposes of it once the component is gone. */
export function useResource<T extends { readonly dispose: () => void }>(create: () => T): T {
  const [resource] = useState(create);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Strict mode mounts the component again at once.
      queueMicrotask(() => {
        if (!isMounted.current) resource.dispose();
      });
    };
  }, [resource]);
  return resource;
}
