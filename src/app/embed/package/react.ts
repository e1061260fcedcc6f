// `import type {} from 'asset-document-upload/react'` makes <asset-document-upload> known to JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type { AssetDocumentUploadElement, EmbedProps } from '../contract.ts';

type Tag = DetailedHTMLProps<HTMLAttributes<AssetDocumentUploadElement>, AssetDocumentUploadElement> &
  Partial<EmbedProps> & {
    readonly 'asset-id'?: string;
    readonly 'base-url'?: string;
    readonly 'person-id'?: string;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'asset-document-upload': Tag;
    }
  }
}
