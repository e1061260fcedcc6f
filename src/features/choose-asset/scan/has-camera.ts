/** Returns false if pages can't use a camera, as without TLS. */
export const hasCamera = (): boolean =>
  (navigator as { readonly mediaDevices?: unknown }).mediaDevices !== undefined;
