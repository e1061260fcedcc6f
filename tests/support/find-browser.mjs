import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

import { chromium } from '@playwright/test';

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const isRoot = process.getuid?.() === 0;

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
function firstOnPath(names) {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** @returns {string | undefined} */
function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const own = chromium.executablePath();
  return firstOnPath(namesOnPath) ?? (existsSync(own) ? own : undefined);
}

/** @param {string} name */
export function installPackage(name) {
  if (!isRoot || !existsSync('/etc/debian_version')) return;
  succeeds('apt-get', ['update']);
  succeeds('apt-get', ['install', '-y', name]);
}

export function findBrowser() {
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

export function findHeadlessBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const name = 'chromium-headless-shell';
  // Tried once: workers get the environment of the process that starts them.
  if (firstOnPath([name]) === undefined && !process.env.HEADLESS_SHELL_TRIED) {
    process.env.HEADLESS_SHELL_TRIED = '1';
    installPackage(name);
  }
  return firstOnPath([name]) ?? findBrowser();
}

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

export function launchArgs() {
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
