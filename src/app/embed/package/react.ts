// `"types": ["asset-document-upload/react"]` in a `tsconfig.json` makes <asset-document-upload> known to JSX.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

import type { AssetDocumentUploadElement, EmbedEventMap, EmbedProps } from '../contract.ts';

/** As React 19 listens to an element. */
type Listeners = {
  readonly [Name in keyof EmbedEventMap as `on${Name}`]?: (event: EmbedEventMap[Name]) => void;
};

type Tag = DetailedHTMLProps<HTMLAttributes<AssetDocumentUploadElement>, AssetDocumentUploadElement> &
  Partial<EmbedProps> &
  Listeners & {
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
