// The public types. Nothing but types, so that the package can ship this file as it is.

/** Asks the host for an access token. `rejected` is the one that the service answered 401 to. */
export type GetHostToken = (request: {
  readonly reason: 'initial' | 'expired';
  readonly rejected?: string;
  /** Aborted when the element ends. */
  readonly signal: AbortSignal;
}) => Promise<string>;

/** One entry of a list to choose from. */
export interface HostChoice {
  readonly id: string;
  readonly name: string;
}

/** A list, or where it is fetched with the token: an answer that is the list, or holds it at `itemsPath`. */
export type HostChoices =
  | readonly HostChoice[]
  | {
      readonly url: string;
      readonly itemsPath?: string | undefined;
      readonly idPath?: string | undefined;
      readonly namePath?: string | undefined;
    };

/** An address with a place for the id, such as `/documents/{documentId}`, or a function of the id. */
export type HostLink = string | ((id: string) => string | undefined);

/** Page on which a document is linked to an asset: an address with a place for each ID, or a function of both. */
export type HostRequestLink = string | ((documentId: string, assetId: string) => string | undefined);

/** An organization or a category that the host knows already; a locked one cannot be changed. */
export interface HostMetadata {
  readonly id: string;
  readonly locked?: boolean | undefined;
}

/** What a host gives, each at any time. Required are `assetId`, `baseUrl` and `getToken`. */
export interface EmbedProps {
  readonly assetId: string;
  /** Where the service is, absolute or relative to the page. */
  readonly baseUrl: string;
  readonly getToken: GetHostToken;
  /** A language tag; without it the nearest `lang` around the element. */
  readonly locale?: string | undefined;
  /** Without it the colour scheme of the place. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly density?: 'compact' | 'comfortable' | 'touch' | undefined;
  /** Who uploads, where tokens have no `sub`. */
  readonly personId?: string | undefined;
  readonly organizations?: HostChoices | undefined;
  readonly categories?: HostChoices | undefined;
  readonly documentUrl?: HostLink | undefined;
  readonly assetUrl?: HostLink | undefined;
  readonly maintenanceUrl?: HostLink | undefined;
  readonly linkUrl?: HostRequestLink | undefined;
  readonly limits?:
    | {
        readonly maxFileSizeBytes?: number | undefined;
        readonly acceptedTypes?: readonly string[] | undefined;
      }
    | undefined;
  readonly metadata?:
    | { readonly organization?: HostMetadata | undefined; readonly category?: HostMetadata | undefined }
    | undefined;
  readonly config?: EmbedConfig | undefined;
}

/** Any of the properties; `undefined` is as good as absent, so that a host may pass on what it doesn't have yet. */
export type IncompleteProps = { readonly [Name in keyof EmbedProps]?: EmbedProps[Name] | undefined };

/** The languages that come with the element. */
export type EmbedLanguage =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pl'
  | 'cs'
  | 'tr'
  | 'zh-Hans'
  | 'ja'
  | 'ar';

/** Any of the properties, which the single ones override, and the settings that have no property. */
export interface EmbedConfig extends Omit<IncompleteProps, 'config'> {
  /** Languages to choose from; the first one is the default. */
  readonly languages?: readonly EmbedLanguage[] | undefined;
  /** Contact for people without permission to upload. */
  readonly contact?: { readonly name: string; readonly url?: string | undefined } | undefined;
  /** Names of assets, for links to them. */
  readonly assets?: readonly HostChoice[] | undefined;
  readonly offerAi?: boolean | undefined;
  /** Retries uploads with an unknown outcome automatically; needs a service that recognizes duplicates. */
  readonly retryAmbiguous?: boolean | undefined;
  /** Accepts an upload as stored only when the response has an object `data`, as the interface says. */
  readonly requireEnvelope?: boolean | undefined;
  /** Uploads at the same time, 1 to 6. */
  readonly concurrency?: number | undefined;
  /** Saves files on the device until they are stored. */
  readonly keepFiles?: boolean | undefined;
  /** Longest pause in sending, in seconds. */
  readonly stallSeconds?: number | undefined;
  /** Longest wait for an answer, in seconds. */
  readonly answerSeconds?: number | undefined;
  /** Path of the claim that lists roles, in the host's tokens. */
  readonly rolesClaim?: string | undefined;
}

/** Status of an upload. */
export interface EmbedUpload {
  readonly id: string;
  readonly assetId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly displayName: string;
  readonly organizationId: string;
  readonly categoryId: string;
  readonly operation: 'document' | 'manual';
  readonly status:
    | 'checking'
    | 'waiting'
    | 'sending'
    | 'storing'
    | 'stored'
    | 'already-exists'
    | 'failed'
    | 'needs-file'
    | 'cancelled';
  /** Bytes of the file that the attempt under way has sent. */
  readonly sentBytes: number;
  /** Where the service told it. */
  readonly documentId?: string;
  /** Reason of the failed upload; `status` is the HTTP status. */
  readonly problem?: { readonly code: string; readonly status?: number };
  /** Warning of the service about a stored document. */
  readonly warning?: { readonly code?: string; readonly message?: string };
}

/** What the events carry in `detail`, by the name after `asset-document-upload:`. */
export interface EmbedEvents {
  readonly ready: { readonly assetId: string };
  readonly queued: { readonly upload: EmbedUpload };
  readonly stored: { readonly upload: EmbedUpload };
  readonly duplicate: { readonly upload: EmbedUpload; readonly assetIds: readonly string[] };
  /**
   * Cancelled uploads and those that need their file aren't reported: the person did the first and can fix the second.
   */
  readonly failed: { readonly upload: EmbedUpload };
  /** Of all uploads that have not ended; `running` is how many are under way. */
  readonly progress: {
    readonly sentBytes: number;
    readonly totalBytes: number;
    readonly running: number;
  };
  readonly navigate: {
    readonly kind: 'document' | 'asset' | 'maintenance';
    readonly id: string;
    readonly href: string;
  };
  /** A person wants the existing document linked to the asset. */
  readonly 'link-requested': {
    readonly documentId: string;
    readonly assetId: string;
    readonly href: string;
  };
  /**
   * `no-token`: `getToken` rejected. `no-answer`: it has not answered in 30 seconds. `token-rejected`: the service
   * answered
   * 401 to a token that `getToken` had just renewed.
   */
  readonly 'sign-in-needed': {
    readonly assetId: string;
    readonly reason: 'no-token' | 'no-answer' | 'token-rejected';
  };
}

/** The events by their full names. */
export type EmbedEventMap = {
  readonly [Name in keyof EmbedEvents as `asset-document-upload:${Name}`]: CustomEvent<EmbedEvents[Name]>;
};

/** What can be asked of an element or a mount. */
export interface EmbedMethods {
  /** Chooses files as if a person had. */
  readonly addFiles: (files: Iterable<File>) => void;
  /** The uploads of the assets that were shown here, oldest first. */
  readonly uploads: () => readonly EmbedUpload[];
  /** Sends a failed, cancelled or held up upload as soon as there is room. */
  readonly retry: (uploadId: string) => void;
  /** Takes back an upload that has not ended. */
  readonly cancel: (uploadId: string) => void;
}

/** The documents of an asset in a place of the host's page. */
export interface Mounted extends EmbedMethods {
  /** Changes what is given; what is not named stays. */
  readonly update: (props: IncompleteProps) => void;
  /** Takes everything out again. Uploads that are kept on the device go on the next time. */
  readonly unmount: () => void;
}

/**
 * Puts the documents of an asset into an element, within a shadow root of its own, or straight into a shadow root.
 * Events come from that element, or from the one that the root belongs to. `props` may still be incomplete.
 */
export type Mount = (target: Element | ShadowRoot, props?: IncompleteProps) => Mounted;

/** Names of an application or parcel in single-spa 6. */
export interface SingleSpaProps extends IncompleteProps {
  readonly name: string;
  readonly domElement?: HTMLElement;
  readonly domElementGetter?: () => HTMLElement;
}

/** A step of the life of a single-spa application or parcel. */
export type SingleSpaStep = (props: SingleSpaProps) => Promise<void>;

/**
 * What a host may give to an element in a frame: all but functions, which cannot cross, and `getToken`, which is asked.
 */
export type FrameProps = IncompleteProps & {
  readonly documentUrl?: string;
  readonly assetUrl?: string;
  readonly maintenanceUrl?: string;
  readonly linkUrl?: string;
};

/** The other end of a frame. */
export interface FrameHost {
  readonly update: (props: FrameProps) => void;
  /** Stops listening; the frame itself is the host's. */
  readonly disconnect: () => void;
}

/**
 * Talks to `frame.html` in a frame, whose address is the one with `?parent=` and the host's origin. Events come from
 * the
 * frame's element, whose height follows the content.
 */
export type ConnectFrame = (frame: HTMLIFrameElement, props: FrameProps) => FrameHost;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Ahead of what every element can, whose event of any other name is an `Event`. */
type Listen<Options> = <Name extends keyof EmbedEventMap>(
  name: Name,
  listener: (event: EmbedEventMap[Name]) => void,
  options?: Options,
) => void;

/** The element as a host has it in its hands. */
export interface AssetDocumentUploadElement extends HTMLElement, EmbedMethods, Writable<IncompleteProps> {
  addEventListener: Listen<boolean | AddEventListenerOptions> & HTMLElement['addEventListener'];
  removeEventListener: Listen<boolean | EventListenerOptions> & HTMLElement['removeEventListener'];
}

declare global {
  interface HTMLElementTagNameMap {
    'asset-document-upload': AssetDocumentUploadElement;
  }
}
