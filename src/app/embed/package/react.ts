// `"types": ["asset-document-upload/react"]` in a `tsconfig.json` adds <asset-document-upload> to JSX.
import type {
  CSSProperties,
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react';

import type { EmbedEventMap, EmbedEvents } from '../contract/events.ts';
import type { AssetDocumentUploadElement } from '../contract/methods.ts';
import type { EmbedProps, IncompleteProps } from '../contract/props.ts';

export * from './contract.ts';

type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/**
 * One prop per event of the element. In `onNavigate` and `onLinkRequested`, `event.preventDefault()` keeps the browser from
 * following the link.
 */
export type EmbedHandlers = {
  readonly [Name in keyof EmbedEvents as `on${PascalCase<Name>}`]?:
    | ((event: CustomEvent<EmbedEvents[Name]>) => void)
    | undefined;
};

export interface AssetDocumentUploadProps extends EmbedProps, EmbedHandlers {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The element as a component of React 18 and 19; `ref` returns the element with its methods. */
export declare const AssetDocumentUpload: ForwardRefExoticComponent<
  AssetDocumentUploadProps & RefAttributes<AssetDocumentUploadElement>
>;

/** Event props as React 19 names them for custom elements. */
type Listeners = {
  readonly [Name in keyof EmbedEventMap as `on${Name}`]?: (event: EmbedEventMap[Name]) => void;
};

type Tag = DetailedHTMLProps<HTMLAttributes<AssetDocumentUploadElement>, AssetDocumentUploadElement> &
  IncompleteProps &
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
