// Public types only, so that the package can ship this file unchanged.

/** Asks the host for an access token. `rejected` is the token that the service answered with 401. */
export type GetHostToken = (request: {
  readonly reason: 'initial' | 'expired';
  readonly rejected?: string;
  /** Aborted when the element is unmounted. */
  readonly signal: AbortSignal;
}) => Promise<string>;

/** One option of a list. */
export interface HostChoice {
  readonly id: string;
  readonly name: string;
  /** For a category: words of file names that suggest it. */
  readonly fileNames?: readonly string[] | undefined;
  /** For a category: classes of VDI 2770 of the documents that belong to it, such as `03-04`. */
  readonly vdi2770?: readonly string[] | undefined;
}

/** An asset that a host or its configuration knows. */
export interface HostAsset {
  readonly id: string;
  readonly name: string;
  /** Preset for documents of the asset. */
  readonly organizationId?: string | undefined;
  /** Contents of the codes on its nameplates. */
  readonly codes?: readonly string[] | undefined;
}

/**
 * Finds the asset of an ID, or of the whole content of a code. Resolves to `undefined` or `null` if there is none, and
 * rejects if that can't be told.
 */
export type ResolveHostAsset = (
  request: ({ readonly id: string } | { readonly code: string }) & { readonly signal: AbortSignal },
) => Promise<(Omit<HostAsset, 'name' | 'codes'> & { readonly name?: string | undefined }) | null | undefined>;

/** A list, or the address to fetch it from with the token. The response is the list, or contains it at `itemsPath`. */
export type HostChoices =
  | readonly HostChoice[]
  | {
      readonly url: string;
      readonly itemsPath?: string | undefined;
      readonly idPath?: string | undefined;
      readonly namePath?: string | undefined;
    };

/** An address with a placeholder for the ID, such as `/documents/{documentId}`, or a function of the ID. */
export type HostLink = string | ((id: string) => string | undefined);

/** Page on which a document is linked to an asset: an address with a placeholder for each ID, or a function of both. */
export type HostRequestLink = string | ((documentId: string, assetId: string) => string | undefined);

/** An organization or category that the host presets; a locked one can't be changed. */
export interface HostMetadata {
  readonly id: string;
  readonly locked?: boolean | undefined;
}

/**
 * Properties of the element; each may change at any time. Required are `assetId` or `assetCode`, `baseUrl` and
 * `getToken`.
 */
export interface EmbedProps {
  readonly assetId: string;
  /** Content of the code on an asset, instead of its ID. A code that isn't known for certain is shown to confirm. */
  readonly assetCode?: string | undefined;
  /** Address of the service, absolute or relative to the page. */
  readonly baseUrl: string;
  readonly getToken: GetHostToken;
  /** A language tag. Default: the nearest `lang` around the element. */
  readonly locale?: string | undefined;
  /** Default: the colour scheme of the surrounding page. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly density?: 'compact' | 'comfortable' | 'touch' | undefined;
  /** The person who uploads, for tokens without `sub`. */
  readonly personId?: string | undefined;
  /** Finds assets, instead of `assetLookup`. */
  readonly resolveAsset?: ResolveHostAsset | undefined;
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
        /** Longest display name, in UTF-16 code units; 255 by default. */
        readonly maxDisplayNameLength?: number | undefined;
      }
    | undefined;
  readonly metadata?:
    | { readonly organization?: HostMetadata | undefined; readonly category?: HostMetadata | undefined }
    | undefined;
  readonly config?: EmbedConfig | undefined;
}

/** Any of the properties; `undefined` counts as absent, so that a host may pass values that it doesn't have yet. */
export type IncompleteProps = { readonly [Name in keyof EmbedProps]?: EmbedProps[Name] | undefined };

/** Languages included in the element. */
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

/** Any of the properties, and settings that have no property. Single properties override it. */
export interface EmbedConfig extends Omit<IncompleteProps, 'config'> {
  /** Languages to choose from; the first is the default. */
  readonly languages?: readonly EmbedLanguage[] | undefined;
  /** Contact for people without permission to upload. */
  readonly contact?: { readonly name: string; readonly url?: string | undefined } | undefined;
  /** Names of assets, for links to them. */
  readonly assets?: readonly HostAsset[] | undefined;
  /** Address that answers an asset, fetched with the token; `id` or `code` is added to its query. */
  readonly assetLookup?: string | undefined;
  /** Formats of `assetCode`: names of presets and regular expressions, in order. */
  readonly assetCodes?: readonly string[] | undefined;
  /** Severities of findings by their codes; `off` leaves them out. Errors stop an upload. */
  readonly inspection?:
    | {
        readonly severity?: Readonly<Record<string, 'error' | 'warning' | 'info' | 'off'>> | undefined;
      }
    | undefined;
  /** Rules about manuals: names of start pages, codes of errors that are allowed, and packages. */
  readonly manuals?:
    | {
        readonly startPages?: readonly string[] | undefined;
        readonly allow?: readonly string[] | undefined;
        readonly packages?: readonly ('vdi2770' | 'iirds' | 'aasx')[] | undefined;
      }
    | undefined;
  readonly offerAi?: boolean | undefined;
  /** Retries uploads with an unknown outcome automatically; needs a service that recognizes duplicates. */
  readonly retryAmbiguous?: boolean | undefined;
  /** Accepts an upload as stored only when the response has an object `data`, as the interface says. */
  readonly requireEnvelope?: boolean | undefined;
  /** Number of concurrent uploads, 1 to 6. */
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
  /** Bytes of the file sent by the current attempt. */
  readonly sentBytes: number;
  /** Present once the service has sent it. */
  readonly documentId?: string;
  /** Reason of the failed upload; `status` is the HTTP status. */
  readonly problem?: { readonly code: string; readonly status?: number };
  /** Warning of the service about a stored document. */
  readonly warning?: { readonly code?: string; readonly message?: string };
}

/** `detail` of each event, by the name after `asset-document-upload:`. */
export interface EmbedEvents {
  readonly ready: { readonly assetId: string };
  /** A chosen file was inspected, before it is sent. Each finding has the code that the report names. */
  readonly inspected: {
    readonly assetId: string;
    readonly fileName: string;
    readonly sizeBytes: number;
    readonly findings: readonly {
      readonly code: string;
      readonly severity: 'error' | 'warning' | 'info';
    }[];
  };
  readonly queued: { readonly upload: EmbedUpload };
  /** `fromAssetId`: the asset to which it belonged before. */
  readonly moved: { readonly upload: EmbedUpload; readonly fromAssetId: string };
  readonly stored: { readonly upload: EmbedUpload };
  /** `assetIds`: the assets the document is linked to; absent if the service didn't say. */
  readonly duplicate: { readonly upload: EmbedUpload; readonly assetIds?: readonly string[] };
  /**
   * Cancelled uploads and those that need their file aren't reported: the person did the first and can fix the second.
   */
  readonly failed: { readonly upload: EmbedUpload };
  /** Totals of all uploads that haven't ended; `running` is the number in progress. */
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
   * `no-token`: `getToken` rejected. `no-answer`: it hasn't answered within 30 seconds. `token-rejected`: the service
   * answered 401 to a token that `getToken` had just renewed.
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

/** Methods of an element or a mount. */
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

/** A mounted element. */
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
 * Properties for an element in a frame: all except functions, which can't be posted. `getToken` is the exception, and
 * is called by message.
 */
export type FrameProps = Omit<IncompleteProps, 'resolveAsset'> & {
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
