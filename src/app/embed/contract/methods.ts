// Public types only, so that the package can ship this file.
import type { EmbedEventMap, EmbedUpload } from './events.ts';
import type { IncompleteProps } from './props.ts';

/** Methods of an element or a mounted instance. */
export interface EmbedMethods {
  /** Adds files as if a person had chosen them. */
  readonly addFiles: (files: Iterable<File>) => void;
  /** Uploads of the assets that were shown here, oldest first. */
  readonly uploads: () => readonly EmbedUpload[];
  /** Sends a failed, cancelled or blocked upload as soon as a slot is free. */
  readonly retry: (uploadId: string) => void;
  /** Cancels an upload that hasn't ended. */
  readonly cancel: (uploadId: string) => void;
}

/** A mounted instance. */
export interface Mounted extends EmbedMethods {
  /** Changes the given properties; others stay. */
  readonly update: (props: IncompleteProps) => void;
  /** Unmounts. Uploads that are saved on the device continue on the next visit. */
  readonly unmount: () => void;
}

/**
 * Mounts the documents of an asset in an element, with a new shadow root, or directly in a shadow root. Events are
 * dispatched on that element, or on the shadow root's host. `props` may be incomplete at first.
 */
export type Mount = (target: Element | ShadowRoot, props?: IncompleteProps) => Mounted;

/** Properties of an application or parcel in single-spa 6. */
export interface SingleSpaProps extends IncompleteProps {
  readonly name: string;
  readonly domElement?: HTMLElement;
  readonly domElementGetter?: () => HTMLElement;
}

/** A lifecycle function of a single-spa application or parcel. */
export type SingleSpaStep = (props: SingleSpaProps) => Promise<void>;

/**
 * Properties for an element in a frame: all except functions, which can't be posted. `getToken` and `resolveAsset` are
 * exceptions, and are called by message.
 */
export type FrameProps = IncompleteProps & {
  readonly documentUrl?: string;
  readonly assetUrl?: string;
  readonly maintenanceUrl?: string;
  readonly linkUrl?: string;
};

/** Connection to a frame. */
export interface FrameHost {
  readonly update: (props: FrameProps) => void;
  /** Stops listening; the frame itself belongs to the host. */
  readonly disconnect: () => void;
}

/**
 * Connects to `frame.html` in a frame whose address has `?parent=` with the host's origin. Events are dispatched on the
 * frame's element, whose height follows the content.
 */
export type ConnectFrame = (frame: HTMLIFrameElement, props: FrameProps) => FrameHost;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Declared before the listeners of `HTMLElement`, which type an event of any other name as `Event`. */
type Listen<Options> = <Name extends keyof EmbedEventMap>(
  name: Name,
  listener: (event: EmbedEventMap[Name]) => void,
  options?: Options,
) => void;

/** The element, as the host uses it. */
export interface AssetDocumentUploadElement extends HTMLElement, EmbedMethods, Writable<IncompleteProps> {
  addEventListener: Listen<boolean | AddEventListenerOptions> & HTMLElement['addEventListener'];
  removeEventListener: Listen<boolean | EventListenerOptions> & HTMLElement['removeEventListener'];
}

declare global {
  interface HTMLElementTagNameMap {
    'asset-document-upload': AssetDocumentUploadElement;
  }
}
