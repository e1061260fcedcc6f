import type { AssetDocumentUploadElement } from '../contract.ts';

export * from '../contract.ts';
export { mount } from './mount.ts';

/** The class behind `<asset-document-upload>`, which importing this file defines. */
export declare const AssetDocumentUpload: {
  new (): AssetDocumentUploadElement;
  readonly prototype: AssetDocumentUploadElement;
};
