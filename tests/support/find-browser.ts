import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns the path of the first of these programs that is on the PATH. */
function firstOnPath(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const own = chromium.executablePath();
  return (
    firstOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    (existsSync(own) ? own : undefined)
  );
}

/** Installs a Debian package where that can be done (root on Debian); elsewhere, or when it fails, nothing happens. */
export function installPackage(name: string): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  succeeds('apt-get', ['update']);
  succeeds('apt-get', ['install', '-y', name]);
}

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own; if there is none, it tries to
 * install one. Throws an error that says what to install if that fails too.
 */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  succeeds('npx', ['playwright', 'install', 'chromium']);
  if (installed() === undefined) installPackage('chromium');
  const now = installed();
  if (now !== undefined) return now;
  throw new Error(
    'The tests need a Chromium: install the package "chromium" or set CHROMIUM_PATH to a browser.',
  );
}

/**
 * Returns the path of Chromium without windows, which takes about a quarter less processor time for the same tests;
 * like `findBrowser` if there is none, or if `CHROMIUM_PATH` names a browser.
 */
export function findHeadlessBrowser(): string {
  if (process.env['CHROMIUM_PATH']) return findBrowser();
  const name = 'chromium-headless-shell';
  // Tried once: workers get the environment of the process that starts them.
  if (firstOnPath(name) === undefined && !process.env['HEADLESS_SHELL_TRIED']) {
    process.env['HEADLESS_SHELL_TRIED'] = '1';
    installPackage(name);
  }
  return firstOnPath(name) ?? findBrowser();
}

/** Returns the path of a stock Firefox: `FIREFOX_PATH`, or the one on the PATH; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] || firstOnPath('firefox-esr', 'firefox');

/** Programs that drive WebKitGTK, with their Debian packages. */
const webKitPrograms = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** Returns the Debian packages that the tests in WebKit need and that aren't installed. */
export const missingWebKitPackages = (): readonly string[] =>
  Object.entries(webKitPrograms).flatMap(([program, name]) =>
    firstOnPath(program) === undefined ? [name] : [],
  );

/** Features that Playwright disables by itself; of several `--disable-features`, Chromium reads the last one only. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Suggestions below the address bar, which no test sees: each context has a window, and each window would load two such
 * pages, which takes more processor time than opening a page of a test.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Flags for every start of the browser: quiet, no calls home, and without the sandbox that root cannot have. */
export function launchArgs(): string[] {
  return [
    `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join(',')}`,
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
