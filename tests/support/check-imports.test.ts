import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

/** Runs the check on a repository with `files`. Returns its exit code, its findings and its last line. */
function checkImports(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = {
    'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
    'tests/a.ts': '',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const script = resolve('tests/support/check-imports.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  const findings = [...stdout.matchAll(/error (.+)/g)].map(([, finding = '']) => finding);
  return { status, findings: findings.toSorted(), lastLine: stdout.trim().split('\n').at(-1) };
}

test('forbidden imports and cycles are found, and nothing else', () => {
  const { status, findings } = checkImports({
    // So that enough are read.
    ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`src/lib/file-${at}.ts`, ''])),
    'src/api/client.ts': "import '#lib/file-1.ts';",
    'src/api/problem.ts': 'export interface Problem {}',
    'src/queue/storage/disk.ts': "import '#lib/file-1.ts';",
    'src/app/app.tsx': "import '#queue/storage/disk.ts';",
    'src/app/session/uploads.ts': "import '#queue/storage/disk.ts';",
    'src/queue/plain.ts': "import '#api/client.ts';",
    'src/queue/type-only.ts': "import type { Problem } from '../api/problem.ts';",
    'src/queue/type-query.ts': "export type Problem = import('#api/problem.ts').Problem;",
    'src/queue/lazy.ts': "export const load = () => import('#api/client.ts');",
    'src/queue/tested.test.ts': "import '#api/client.ts';",
    'src/features/history/history.tsx': "import './row.tsx'; import '#ui/controls/button.tsx';",
    'src/features/history/row.tsx': "import '../uploads/row.tsx';",
    'src/features/uploads/row.tsx': "import 'react'; export const Row = () => <p />;",
    'src/ui/button.tsx': "import '../../tests/a.ts';",
    'src/new-folder/file.ts': "import '#lib/file-1.ts';",
    'src/i18n/one.ts': "import type { Two } from './two.ts'; export type One = Two;",
    'src/i18n/two.ts': "import type { One } from './one.ts'; export type Two = One;",
    'src/photo/paper/find.ts': "import '../picture/draw.ts';",
    'src/photo/paper/size.ts': '',
    'src/photo/picture/draw.ts': '',
    'src/photo/picture/scale.ts': "import '../paper/size.ts';",
  });
  expect(findings).toEqual([
    'features/*: src/features/history/row.tsx → src/features/uploads/row.tsx',
    'file-cycle: src/i18n/one.ts → src/i18n/two.ts',
    'file-cycle: src/i18n/two.ts → src/i18n/one.ts',
    'folder-cycle: src/photo/paper → src/photo/picture',
    'folder-cycle: src/photo/picture → src/photo/paper',
    'no-row: src/new-folder/file.ts → src/lib/file-1.ts',
    'queue-surface: src/app/app.tsx → src/queue/storage/disk.ts',
    'queue: src/queue/lazy.ts → src/api/client.ts',
    'queue: src/queue/plain.ts → src/api/client.ts',
    'queue: src/queue/type-only.ts → src/api/problem.ts',
    'queue: src/queue/type-query.ts → src/api/problem.ts',
    'ui: src/ui/button.tsx → tests/a.ts',
  ]);
  expect(status).toBe(1);
});

test('a check that reads too little fails', () => {
  expect(checkImports({ 'src/lib/alone.ts': '' })).toEqual({
    status: 1,
    findings: [],
    lastLine: 'Modules of src read: 1. There must be at least 500.',
  });
});
