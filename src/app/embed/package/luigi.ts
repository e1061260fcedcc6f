import type { AssetDocumentUploadElement } from '../contract.ts';

/** An element whose properties Luigi gives as its context. */
declare const LuigiAssetDocumentUpload: {
  new (): AssetDocumentUploadElement & { context: object };
};
export default LuigiAssetDocumentUpload;
