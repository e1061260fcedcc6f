import { AssetDocumentUpload } from './app/embed/element.ts';

// Two versions on a page: the first one has the name.
if (!customElements.get('asset-document-upload')) {
  customElements.define('asset-document-upload', AssetDocumentUpload);
}

export { AssetDocumentUpload };
export { mount } from './app/embed/mount.tsx';
export type {
  AssetDocumentUploadElement,
  EmbedEventMap,
  EmbedEvents,
  EmbedProps,
  EmbedUpload,
  Mounted,
} from './app/embed/contract.ts';
