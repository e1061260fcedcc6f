import { AssetDocumentUpload } from '#app/embed/element/element.ts';

// A server has no registry. If two versions are on a page, the first one gets the name.
if (typeof customElements !== 'undefined' && !customElements.get('asset-document-upload')) {
  customElements.define('asset-document-upload', AssetDocumentUpload);
}

export { AssetDocumentUpload };
export { mount } from '#app/embed/element/mount.tsx';
export type {
  AssetDocumentUploadElement,
  EmbedConfig,
  EmbedEventMap,
  EmbedEvents,
  EmbedProps,
  EmbedUpload,
  Mounted,
} from './app/embed/contract.ts';
