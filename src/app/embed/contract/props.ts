// Public types only, so that the package can ship this file.

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
  /** A text, or texts by language tag, such as `{ en: 'Drawing', de: 'Zeichnung' }`. */
  readonly name: string | Readonly<Record<string, string>>;
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
  /** Number of concurrent uploads, 1 to 6; of files up to 256 kB, twice as many, at most 5, unless it is 1. */
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
