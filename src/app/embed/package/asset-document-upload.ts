import type { AssetDocumentUploadElement } from '../contract/methods.ts';

export * from './contract.ts';
export { mount } from './mount.ts';

/** Class of `<asset-document-upload>`; importing this file defines the element. */
export declare const AssetDocumentUpload: {
  new (): AssetDocumentUploadElement;
  readonly prototype: AssetDocumentUploadElement;
};
