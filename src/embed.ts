import { AssetDocumentUpload } from '#app/embed/element/element.ts';

// A server has no registry. If two versions are on a page, the first one gets the name.
if (typeof customElements !== 'undefined' && !customElements.get('asset-document-upload')) {
  customElements.define('asset-document-upload', AssetDocumentUpload);
}

export { AssetDocumentUpload };
export { mount } from '#app/embed/element/mount.tsx';
export type { EmbedEventMap, EmbedEvents, EmbedUpload } from './app/embed/contract/events.ts';
export type { AssetDocumentUploadElement, Mounted } from './app/embed/contract/methods.ts';
export type { EmbedConfig, EmbedProps } from './app/embed/contract/props.ts';
