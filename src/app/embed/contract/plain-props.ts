// Written by `npm run tables`. Public types only, so that the package can ship this file.

/** Properties of the element that are data. */
export interface PlainProps {
  /** Address of the service, absolute or relative to the page; required. */
  readonly baseUrl: string;
  /** [{id, name}], or {url, …}, as in config.json; default: the ID is typed. */
  readonly organizations?:
    | readonly { readonly id: string; readonly name: string | Readonly<Record<string, string>> }[]
    | {
        /** JSON fetched with the person’s token and language, without redirects; see itemsPath, idPath, namePath. Default: the whole answer, id, name. */
        readonly url: string;
        readonly itemsPath?: string | undefined;
        readonly idPath?: string | undefined;
        readonly namePath?: string | undefined;
      }
    | undefined;
  /** The same for categories. */
  readonly categories?:
    | readonly {
        readonly id: string;
        readonly name: string | Readonly<Record<string, string>>;
        /** Words of file names that suggest a category, such as ["CoC", "type approval"], besides the built-in ones. Default: none. */
        readonly fileNames?: readonly string[] | undefined;
        /** Classes of VDI 2770 that belong to a category, such as ["03-04", "03-05"], for handover packages. Default: the category is chosen. */
        readonly vdi2770?: readonly string[] | undefined;
      }[]
    | {
        readonly url: string;
        readonly itemsPath?: string | undefined;
        readonly idPath?: string | undefined;
        readonly namePath?: string | undefined;
      }
    | undefined;
  /** Limits of files, as in config.json. */
  readonly limits?:
    | {
        /** Largest file, in bytes. Default: no limit. */
        readonly maxFileSizeBytes?: number | undefined;
        /** Extensions such as .pdf, or types such as image/*; other names of a type are known. Default: every type. */
        readonly acceptedTypes?: readonly string[] | undefined;
        /** Longest display name, in UTF-16 code units. Default: 255. */
        readonly maxDisplayNameLength?: number | undefined;
      }
    | undefined;
  /** The asset; required, unless asset-code is set. */
  readonly assetId: string;
  /** Content of the code on the asset, instead of its ID. */
  readonly assetCode?: string | undefined;
  /** Language of texts, numbers and dates; default: the nearest lang around the element. */
  readonly locale?: string | undefined;
  /** Light or dark; default: the color-scheme of the host page. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Compact, or touch for gloves; default: comfortable, larger on touch screens. */
  readonly density?: 'compact' | 'comfortable' | 'touch' | undefined;
  /** The person, for tokens without sub; if there is one, both must agree. */
  readonly personId?: string | undefined;
  /** {organization: {id, locked}, category: {id, locked}}: preset, or locked. */
  readonly metadata?:
    | {
        readonly organization?: { readonly id: string; readonly locked?: boolean | undefined } | undefined;
        readonly category?: { readonly id: string; readonly locked?: boolean | undefined } | undefined;
      }
    | undefined;
}

/** Settings that have no property. */
export interface PlainSettings {
  /** Languages offered; the first is for people who speak none of them. Default: all twelve. */
  readonly languages?:
    | readonly ('en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'cs' | 'tr' | 'zh-Hans' | 'ja' | 'ar')[]
    | undefined;
  /** {name, url}: who assigns roles; the address begins with https:, http:, mailto: or tel:. Default: "your administrator". */
  readonly contact?: { readonly name: string; readonly url?: string | undefined } | undefined;
  /** [{id, name}], offered on the first page; any other ID can be typed. Default: none. */
  readonly assets?:
    | readonly {
        readonly id: string;
        readonly name: string;
        /** Organization that is preset for documents of the asset. Default: the one of the last upload. */
        readonly organizationId?: string | undefined;
        /** Contents of the codes on the asset, and serial numbers of its products in handover packages. Default: none. */
        readonly codes?: readonly string[] | undefined;
      }[]
    | undefined;
  /** Address that answers an asset, fetched with the token; ?id= or ?code= is added; see "Assets and codes". Default: none. */
  readonly assetLookup?: string | undefined;
  /** Ways to read codes on assets, in order; see "Assets and codes". Default: ["gs1", "siemens", "plain"]. */
  readonly assetCodes?: readonly string[] | undefined;
  /** Rules of the inspection of files. Default: as built in. */
  readonly inspection?:
    | {
        /** Severity of findings by their codes: error, warning, info or off. Default: as built in. */
        readonly severity?: Readonly<Record<string, 'error' | 'warning' | 'info' | 'off'>> | undefined;
      }
    | undefined;
  /** Rules about manuals. Default: those below. */
  readonly manuals?:
    | {
        /** Names of the start page at the top of a manual, the preferred one first: ["start.html", "index.html"]. Default: index.html, index.htm, default.html, default.htm, index.xhtml. */
        readonly startPages?: readonly string[] | undefined;
        /** Errors that don’t keep a ZIP from being a manual. Default: none. */
        readonly allow?: readonly string[] | undefined;
        /** Packages that are manuals, with or without a start page: vdi2770, iirds, aasx. Default: none. */
        readonly packages?: readonly ('vdi2770' | 'iirds' | 'aasx')[] | undefined;
      }
    | undefined;
  /** Offers "Allow AI processing". Default: false. */
  readonly offerAi?: boolean | undefined;
  /** Retries uploads that may already be stored; the service must recognize duplicates. Default: true. */
  readonly retryAmbiguous?: boolean | undefined;
  /** True: a document counts as stored only if the answer has the interface’s object data; false: any JSON object without an error counts, and a 201 or 204 without a body. Default: true. */
  readonly requireEnvelope?: boolean | undefined;
  /** Uploads sent at once, 1 to 6; of small files twice as many, at most 5, unless it is 1. Default: 3. */
  readonly concurrency?: number | undefined;
  /** Saves unsent files on the device, and a list of what was stored for 30 days. Default: true. */
  readonly keepFiles?: boolean | undefined;
  /** Longest time without progress of an upload, in seconds. Default: 60. */
  readonly stallSeconds?: number | undefined;
  /** Longest wait for the first byte to leave, and for the answer, in seconds. Default: 600. */
  readonly answerSeconds?: number | undefined;
  /** Path of the roles in the token: roles, realm_access.roles, cognito:groups. */
  readonly rolesClaim?: string | undefined;
}
