import type { Config } from './config.ts';

/** Meaning of a key of `config.json`, in Markdown, and what happens without it. */
interface SettingDescription {
  readonly meaning: string;
  readonly fallback: string;
}

/** A key, or a path below it. */
type SettingPath = keyof Config | `${keyof Config}${'.' | '[].'}${string}`;

/**
 * The one description of each setting, used when the application is built: for the JSON Schema that editors read, the
 * element's types, and the table in `hosting/README.md`. Visitors don't load it.
 */
export const settingDescriptions = {
  baseUrl: {
    meaning: 'address of the service, absolute or relative to the page; may have a path',
    fallback: 'required',
  },
  $schema: { meaning: 'address of the schema, for editors: `./config.schema.json`', fallback: 'none' },
  signIn: { meaning: 'how people sign in, with OpenID Connect', fallback: 'required' },
  'signIn.authority': {
    meaning: 'issuer of the sign-in provider, absolute or relative to the page',
    fallback: 'required',
  },
  'signIn.clientId': {
    meaning: 'the application’s name at the provider: a public client with PKCE',
    fallback: 'required',
  },
  'signIn.scope': {
    meaning: 'requested scope; add `offline_access` if the provider has refresh tokens',
    fallback: '`openid profile`',
  },
  'signIn.rolesClaim': {
    meaning: 'path of the roles in the token: `roles`, `realm_access.roles`, `cognito:groups`',
    fallback: 'missing roles show only as the service’s 403',
  },
  'signIn.storage': {
    meaning: 'storage of tokens: `memory`, or `session` storage until the tab is closed',
    fallback: '`memory`',
  },
  'signIn.offlineHours': {
    meaning: 'hours in which a page without the provider shows the last person’s uploads; `0`: never',
    fallback: '`12`',
  },
  'signIn.backgroundUploads': {
    meaning:
      'uploads continue while the page is closed, in browsers with Background Sync: keeps a refresh token on the device, encrypted; see SECURITY.md',
    fallback: '`false`',
  },
  'signIn.backgroundHours': {
    meaning: 'hours after the last sign-in or renewal in which that token may be used',
    fallback: '`24`',
  },
  name: { meaning: 'the application’s name', fallback: 'built in' },
  logo: {
    meaning: 'address of an image beside the name, absolute or relative to the page',
    fallback: 'built in',
  },
  colours: { meaning: 'colours of the page', fallback: 'built in' },
  'colours.accent': {
    meaning: 'colour of buttons and links: `#rrggbb`, dark enough to read on a light page',
    fallback: 'built in',
  },
  contact: {
    meaning: '`{name, url}`: who assigns roles; the address begins with https:, http:, mailto: or tel:',
    fallback: '"your administrator"',
  },
  assets: {
    meaning: '`[{id, name}]`, offered on the first page; any other ID can be typed',
    fallback: 'none',
  },
  'assets[].organizationId': {
    meaning: 'organization that is preset for documents of the asset',
    fallback: 'the one of the last upload',
  },
  'assets[].codes': {
    meaning: 'contents of the codes on the asset, and serial numbers of its products in handover packages',
    fallback: 'none',
  },
  assetLookup: {
    meaning:
      'address that answers an asset, fetched with the token; `?id=` or `?code=` is added; see "Assets and codes"',
    fallback: 'none',
  },
  assetCodes: {
    meaning: 'ways to read codes on assets, in order; see "Assets and codes"',
    fallback: '`["gs1", "siemens", "plain"]`',
  },
  organizations: {
    meaning:
      '`[{id, name}]`, or where to fetch such a list; more than 15 entries get a search. A `name` may be given by language: `{"en": …, "de": …}`',
    fallback: 'the ID is typed',
  },
  'organizations.url': {
    meaning:
      'JSON fetched with the person’s token and language, without redirects; see `itemsPath`, `idPath`, `namePath`',
    fallback: 'the whole answer, `id`, `name`',
  },
  categories: { meaning: 'as `organizations`', fallback: 'the ID is typed' },
  'categories[].fileNames': {
    meaning:
      'words of file names that suggest a category, such as `["CoC", "type approval"]`, besides the built-in ones',
    fallback: 'none',
  },
  'categories[].vdi2770': {
    meaning:
      'classes of VDI 2770 that belong to a category, such as `["03-04", "03-05"]`, for handover packages',
    fallback: 'the category is chosen',
  },
  languages: {
    meaning: 'languages offered; the first is for people who speak none of them',
    fallback: 'all twelve',
  },
  documentUrl: { meaning: 'address of a document, with `{documentId}`', fallback: 'no link' },
  assetUrl: {
    meaning: 'address of an asset, with `{assetId}`',
    fallback: 'the application’s own page, `#/assets/{assetId}`',
  },
  assetDocumentsUrl: {
    meaning:
      'page with the documents of an asset, with `{assetId}`: "Documents of this asset" beside the title',
    fallback: 'no link',
  },
  maintenanceUrl: {
    meaning: 'address of a maintenance record, with `{maintenanceId}`',
    fallback: 'no link',
  },
  linkUrl: {
    meaning: 'page that links a document to an asset, with `{documentId}` and `{assetId}`',
    fallback: 'people copy a request to send to someone',
  },
  limits: { meaning: 'limits of uploads', fallback: 'those below' },
  'limits.maxFileSizeBytes': { meaning: 'largest file, in bytes', fallback: 'no limit' },
  'limits.acceptedTypes': {
    meaning: 'extensions such as `.pdf`, or types such as `image/*`; other names of a type are known',
    fallback: 'every type',
  },
  'limits.maxDisplayNameLength': {
    meaning: 'longest display name, in UTF-16 code units',
    fallback: '255',
  },
  inspection: { meaning: 'rules of the inspection of files', fallback: 'as built in' },
  'inspection.severity': {
    meaning: 'severity of findings by their codes: `error`, `warning`, `info` or `off`',
    fallback: 'as built in',
  },
  manuals: { meaning: 'rules about manuals', fallback: 'those below' },
  'manuals.startPages': {
    meaning:
      'names of the start page at the top of a manual, the preferred one first: `["start.html", "index.html"]`',
    fallback: '`index.html`, `index.htm`, `default.html`, `default.htm`, `index.xhtml`',
  },
  'manuals.allow': {
    meaning: 'errors that don’t keep a ZIP from being a manual',
    fallback: 'none',
  },
  'manuals.packages': {
    meaning: 'packages that are manuals, with or without a start page: `vdi2770`, `iirds`, `aasx`',
    fallback: 'none',
  },
  offerAi: { meaning: 'offers "Allow AI processing"', fallback: '`false`' },
  retryAmbiguous: {
    meaning: 'retries uploads that may already be stored; the service must recognize duplicates',
    fallback: '`true`',
  },
  requireEnvelope: {
    meaning:
      '`true`: a document counts as stored only if the answer has the interface’s object `data`; `false`: any JSON object without an error counts, and a 201 or 204 without a body',
    fallback: '`true`',
  },
  stallSeconds: { meaning: 'longest time without progress of an upload, in seconds', fallback: '`60`' },
  answerSeconds: {
    meaning: 'longest wait for the first byte to leave, and for the answer, in seconds',
    fallback: '`600`',
  },
  concurrency: {
    meaning: 'uploads sent at once, 1 to 6; of small files twice as many, at most 5, unless it is 1',
    fallback: '`3`',
  },
  keepFiles: {
    meaning: 'saves unsent files on the device, and a list of what was stored for 30 days',
    fallback: '`true`',
  },
} as const satisfies Readonly<Record<keyof Config | `limits.${keyof Config['limits']}`, SettingDescription>> &
  Readonly<Partial<Record<SettingPath, SettingDescription>>>;
