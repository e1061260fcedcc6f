import type { AssetDocumentUploadElement } from '../contract/methods.ts';

/** Element whose properties Luigi sets as its context. */
declare const LuigiAssetDocumentUpload: {
  new (): AssetDocumentUploadElement & { context: object };
};
export default LuigiAssetDocumentUpload;
