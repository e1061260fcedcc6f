/**
 * Folders of `src` from the top down, each with the folders that it may import from, types included. Every folder may
 * import from itself, and only from rows below its own, so no two folders import each other. A folder with a row of its
 * own is no part of the row around it. Tests may import anything, and nothing imports `tests`.
 */
const mayImport = {
  // Reads the keys of `config.json` to write their JSON schema.
  hosting: ['app', 'package', 'manual', 'lib'],
  command: ['i18n', 'document', 'package', 'manual', 'file-type', 'lib'],
  // Speaks with the application over HTTP only.
  service: ['file-type', 'api/contract', 'lib'],
  'main.tsx': ['app', 'i18n'],
  'app/embed/adapters': ['embed.ts', 'app', 'lib'],
  'app/embed/demo': ['embed.ts', 'app'],
  'embed.ts': ['app'],
  app: [
    'features/*',
    'ui',
    'i18n',
    'asset',
    'intake',
    'queue',
    'offline',
    'sending',
    'document',
    'package',
    'photo',
    'manual',
    'file-type',
    'api',
    'api/contract',
    'lib',
  ],
  // One feature never imports another: what both need belongs in a folder below.
  'features/*': [
    'ui',
    'i18n',
    'asset',
    'intake',
    'sending',
    'queue',
    'document',
    'package',
    'photo',
    'manual',
    'manual/preview',
    'zip',
    'file-type',
    'api',
    'api/contract',
    'lib',
  ],
  ui: ['i18n', 'lib'],
  i18n: ['lib'],
  // Compares assets with the products that packages name, and IDs with what an address of the service may hold.
  asset: ['package', 'api/contract', 'lib'],
  // Where chosen files are sent and shown is unknown to it.
  intake: ['manual', 'package', 'document', 'zip', 'file-type', 'lib'],
  // Stands between the page and the network, and sends while no page is open.
  offline: ['sending', 'queue', 'api', 'api/contract', 'lib'],
  // Connects the two, for pages and for the service worker.
  sending: ['queue', 'manual', 'api', 'api/contract', 'lib'],
  // Sending and inspecting are ports.
  queue: ['lib'],
  document: ['zip', 'file-type', 'lib'],
  // Asks if a ZIP is safe to read, and if it is a manual.
  package: ['manual', 'zip', 'file-type', 'lib'],
  photo: ['zip', 'file-type', 'lib'],
  'manual/preview': ['manual', 'zip', 'file-type', 'lib'],
  manual: ['zip', 'file-type', 'lib'],
  api: ['file-type', 'api/contract', 'lib'],
  zip: ['file-type', 'lib'],
  'file-type': ['lib'],
  // Shared with the service.
  'api/contract': ['lib'],
  lib: [],
};

const names = Object.keys(mayImport);

/** Returns the pattern of the files of a row: its own, or those of a folder inside it with `*`. */
function filesOf(row, star = '[^/]+') {
  const inside = names
    .filter((name) => name.startsWith(`${row}/`))
    .map((name) => `${name.slice(row.length + 1)}/`);
  const rest = inside.length > 0 ? `(?!${inside.join('|')})` : '';
  return `^src/${row.replace('*', star)}(?:$|/${rest})`;
}

names.forEach((name, at) => {
  const above = mayImport[name].find((other) => names.indexOf(other) <= at);
  if (above !== undefined) throw new Error(`The row of ${name} names ${above}, which has no row below.`);
});

const importRules = names.map((name) => ({
  name,
  comment: `May import from itself${mayImport[name].map((other) => `, ${other}`).join('')}.`,
  severity: 'error',
  from: { path: filesOf(name, '([^/]+)') },
  to: {
    path: '^(?:src|tests)/',
    pathNot: [filesOf(name, '$1'), ...mayImport[name].map((other) => filesOf(other))],
  },
}));

export default {
  forbidden: [
    ...importRules,
    {
      name: 'no-row',
      comment: 'Add its folder to the table in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^src/', pathNot: names.map((name) => filesOf(name)) },
      to: {},
    },
    {
      name: 'queue-surface',
      comment:
        'Only the files at the top of src/queue are for others; the session and the service worker connect its storage and tabs.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/queue/', '^src/app/session/', '^src/offline/sender/'] },
      to: { path: '^src/queue/[^/]+/' },
    },
    {
      name: 'file-cycle',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'folder-cycle',
      comment: 'Move what both need into a folder of its own, or into the one below.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
  ],
  options: {
    exclude: { path: '[.]test[.]tsx?$' },
    doNotFollow: { path: 'node_modules' },
    // Includes imports of types.
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
