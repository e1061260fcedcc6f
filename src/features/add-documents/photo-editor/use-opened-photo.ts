import { useEffect, useState } from 'react';

import type { PhotoTools } from '#photo/photo-tools.ts';

/** A photo that is opened, or can't be. */
export type Opening =
  | { readonly status: 'opening' | 'failed' }
  | { readonly status: 'opened'; readonly picture: ImageBitmap };

/** Opens a photo; its picture is released when another one is shown. */
export function useOpenedPhoto(tools: PhotoTools, photo: File): Opening {
  const [result, setResult] = useState<{ readonly photo: File; readonly opening: Opening }>();
  useEffect(() => {
    const end = new AbortController();
    let picture: ImageBitmap | undefined;
    const settle = (opened: ImageBitmap | undefined) => {
      picture = opened;
      if (end.signal.aborted) {
        picture?.close();
        return;
      }
      setResult({ photo, opening: picture ? { status: 'opened', picture } : { status: 'failed' } });
    };
    // Rejects with too little memory, or if the code didn't load.
    tools.open(photo, end.signal).then(settle, () => settle(undefined));
    return () => {
      end.abort();
      picture?.close();
    };
  }, [tools, photo]);
  return result?.photo === photo ? result.opening : { status: 'opening' };
}
