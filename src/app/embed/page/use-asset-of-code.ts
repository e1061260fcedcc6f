import { useCallback, useMemo, useState } from 'react';

/** Replaces a code that a host sets instead of an asset ID by the ID that was found for it. */
export function useAssetOfCode(given: Readonly<Record<string, unknown>>) {
  const { assetId, assetCode } = given;
  const code =
    (assetId === undefined || assetId === '') && typeof assetCode === 'string' && assetCode !== ''
      ? assetCode
      : undefined;
  const [found, setFound] = useState<{ readonly code: string; readonly assetId: string }>();
  const foundId = found !== undefined && found.code === code ? found.assetId : undefined;
  const props = useMemo(
    () => (code === undefined ? given : { ...given, assetId: foundId ?? code }),
    [given, code, foundId],
  );
  const onFound = useCallback(
    (id: string) => setFound(code === undefined ? undefined : { code, assetId: id }),
    [code],
  );
  return {
    /** The properties, with the asset's ID; with the code instead while it isn't found, so that the rest can be checked. */
    props,
    /** The code of an asset that isn't found yet. */
    openCode: foundId === undefined ? code : undefined,
    onFound,
  };
}
