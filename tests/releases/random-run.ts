import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

import { startRig, type Rig } from '../identity/rig.ts';
import { createRandom, type Random } from '../support/random.ts';
import { answer, type Serving } from './imperfect-server.ts';

/** Result of a random run; the lists of a correct application are empty. */
export interface ReleaseRun {
  readonly seed: number;
  /** Steps, each with its effect. */
  readonly steps: readonly string[];
  readonly chosen: number;
  readonly stored: number;
  /** Files that are neither stored nor on a page at the end. */
  readonly lost: readonly string[];
  /** Lost files whose page could be left without a question. */
  readonly falselySaved: readonly string[];
  /** Files that the service got more than once. */
  readonly storedTwice: readonly string[];
  /** Pages that don't work although the servers are whole again. */
  readonly deadPages: readonly string[];
  /** Texts of the pages at the end, if files were lost, and the messages of the console. */
  readonly pages: readonly string[];
  /** Addresses of the requests without an answer at the end. */
  readonly unanswered: readonly string[];
}

/** Folders of builds, from the oldest to the newest. */
export type Releases = readonly [string, ...string[]];

interface Course {
  readonly rig: Rig;
  readonly context: BrowserContext;
  readonly releases: Releases;
  readonly pages: Page[];
  readonly requests: Set<Request>;
  readonly messages: string[];
  /** Chosen files, without extension, each with its page. */
  readonly files: Map<string, Page>;
  /** Files whose page was left without a question. */
  readonly left: Set<string>;
  /** Index of the release that is rolled out, at least in part. */
  current: number;
  serving: Serving;
}

/** Longest time for an action of a person; what isn't possible then is left out. */
const patient = { timeout: 4000 } as const;
/** Longest time until everything is stored once all servers are whole, in milliseconds. */
const settleMs = 45_000;
/** Draws of steps, most of which are possible. */
const mostDraws = 60;
const heading = 'Pump PUMP-1';

/** Returns the effect of a step; undefined if it isn't possible now. */
type Step = (course: Course, random: Random) => Promise<string | undefined> | string | undefined;

/** Parts of a release that may come before the rest. */
const parts: readonly [Part, ...Part[]] = [
  ['worker', (path) => path === 'service-worker.js'],
  ['page', (path) => path === 'index.html'],
  ['all but the page', (path) => path !== 'index.html'],
  ['scripts', (path) => path.startsWith('assets/')],
  ['one of two servers', (_, random) => random.oneIn(2)],
];
type Part = readonly [name: string, isNew: (path: string, random: Random) => boolean];

const steps: Readonly<Record<string, Step>> = {
  'choose and upload': async (course, random) => {
    const page = pageOf(course, random);
    const name = `karl-${course.files.size + 1}`;
    const buffer = Buffer.alloc(random.oneIn(3) ? 400_000 : 60, `Content of ${name}. `);
    const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer };
    await page.getByLabel('Chosen files').setInputFiles(file, patient);
    const button = page.getByRole('button', { name: /^Upload \d+ documents?$/ });
    await button.waitFor(patient);
    course.files.set(name, page);
    const category = page.getByLabel('Category', { exact: true });
    if (await category.isVisible()) await category.selectOption('Notes', patient);
    await button.click(patient);
    return name;
  },
  'open a tab': async (course) => (course.pages.length < 3 ? openTab(course) : undefined),
  'leave a tab': async (course, random) => {
    const page = pageOf(course, random);
    const hasQuestion = await leave(page, () => page.close({ runBeforeUnload: true }));
    if (hasQuestion) return 'asked';
    await page.waitForEvent('close', patient).catch(() => undefined);
    noteLeft(course, page);
    course.pages.splice(course.pages.indexOf(page), 1);
    return course.pages.length === 0 ? openTab(course) : 'closed';
  },
  'load a tab again': async (course, random) => {
    const page = pageOf(course, random);
    const hasQuestion = await leave(page, () => page.reload({ timeout: 20_000 }));
    if (!hasQuestion) noteLeft(course, page);
    return hasQuestion ? 'asked' : 'loaded';
  },
  'accept what is offered': async (course, random) => acceptOffer(pageOf(course, random)),
  'come back to a tab': async (course, random) => {
    const page = pageOf(course, random);
    await page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
    });
    return '';
  },
  'roll out': (course, random) => {
    course.current = random.below(course.releases.length);
    const folder = course.releases[course.current]!;
    return serve(course, { folderOf: () => folder }, `${course.current}`);
  },
  'roll out in part': (course, random) => {
    const [former, next] = [course.current, random.below(course.releases.length)];
    course.current = next;
    const [part, isNew] = random.pick(parts);
    const folderOf = (path: string): string => course.releases[isNew(path, random) ? next : former]!;
    const missing = random.pick(['not found', 'page', 'immutable page'] as const);
    return serve(course, { folderOf, missing }, `${former} to ${next}, ${part} new, ${missing}`);
  },
  'page slow': (course) => serve(course, { pageDelayMs: 4500 }, ''),
  'configuration broken': (course, random) =>
    serve(
      course,
      { config: random.pick(['<html>', '{"baseUrl":', '{"baseUrl": 7}', '{"nextKey": true}']) },
      '',
    ),
  'whole again': (course) => makeWhole(course),
  'service busy': ({ rig }) => {
    rig.documents.status = 503;
    return '';
  },
  'service recovers': ({ rig }) => {
    rig.documents.status = undefined;
    return '';
  },
};

/** Steps as often as they are made. */
const drawn: readonly [string, ...string[]] = [
  'choose and upload',
  ...Array<string>(4).fill('choose and upload'),
  ...Object.keys(steps),
  'load a tab again',
  'accept what is offered',
  'roll out',
  'roll out in part',
  'whole again',
  'open a tab',
];

const pageOf = ({ pages }: Course, random: Random): Page => pages[random.below(pages.length)]!;

function serve(course: Course, change: Partial<Serving>, effect: string): string {
  course.serving = { ...course.serving, ...change };
  return effect;
}

function makeWhole(course: Course): string {
  const folder = course.releases[course.current]!;
  const whole = { folderOf: () => folder, missing: 'not found', pageDelayMs: 0, config: undefined } as const;
  return serve(course, whole, `${course.current}`);
}

async function openTab(course: Course): Promise<string> {
  const page = await course.context.newPage();
  course.pages.push(page);
  await page
    .goto(`${course.rig.url}/#/assets/PUMP-1`, { timeout: 20_000 })
    .catch((error: unknown) => `failed: ${String(error)}`);
  return `${course.pages.length}`;
}

/** Leaves a page, or stays if it asks. Returns true if it asked. */
async function leave(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  let hasQuestion = false;
  const stay = (dialog: { readonly dismiss: () => Promise<void> }) => {
    hasQuestion = true;
    void dialog.dismiss();
  };
  page.on('dialog', stay);
  await act().catch(() => undefined);
  // The question comes after `close` has resolved.
  await sleep(300);
  if (!page.isClosed()) page.off('dialog', stay);
  return hasQuestion;
}

function noteLeft({ files, left }: Course, page: Page): void {
  for (const [name, at] of files) if (at === page) left.add(name);
}

/** Presses what the page offers to go on. */
async function acceptOffer(page: Page): Promise<string | undefined> {
  const named = { name: /^(Reload|Load the page again|Try again|Sign in)/ } as const;
  // Not that of an upload: only a person may send again what may be stored.
  const retry = page.locator('[role=alert], .files').getByRole('button', { name: 'Retry' });
  const offered = page.getByRole('button', named).or(page.getByRole('link', named)).or(retry).first();
  if (!(await offered.isVisible())) return undefined;
  const name = await offered.innerText(patient);
  const hasQuestion = await leave(page, () => offered.click(patient));
  await page
    .getByRole('heading', { name: heading })
    .waitFor(patient)
    .catch(() => undefined);
  return hasQuestion ? `${name}: asked` : name;
}

/** Makes random steps in tabs of one person while releases come and go; the seed determines them. */
export async function runAtRandom(
  browser: Browser,
  releases: Releases,
  seed: number,
  stepCount: number,
): Promise<ReleaseRun> {
  const random = createRandom(seed);
  const rig = await startRig(async (path, { response }) => {
    const isOwnConfig = path === 'config.json' && course.serving.config === undefined;
    if (!isOwnConfig) await answer(path, response, course.serving);
    return !isOwnConfig;
  });
  rig.config['retryAmbiguous'] = false;
  rig.provider.session = 'karl';
  const context = await browser.newContext();
  const none: Serving = {
    folderOf: () => releases[0],
    missing: 'not found',
    pageDelayMs: 0,
    config: undefined,
  };
  const course: Course = {
    rig,
    context,
    releases,
    pages: [],
    requests: new Set(),
    messages: [],
    files: new Map(),
    left: new Set(),
    current: random.below(releases.length),
    serving: none,
  };
  makeWhole(course);
  listen(course);
  const noted: string[] = [`${course.current}`];
  try {
    await openTab(course);
    for (let draws = 0; draws < mostDraws && noted.length < stepCount; draws += 1) {
      const name = random.pick(drawn);
      // So that the course of a step doesn't change the next draws.
      const own = createRandom(random.below(2 ** 31));
      const effect = await make(() => steps[name]!(course, own));
      if (effect !== undefined) noted.push(`${name}: ${effect}`);
    }
    return { seed, steps: noted, ...(await end(course)) };
  } finally {
    await context.close();
    await rig.stop();
  }
}

function listen({ context, requests, messages }: Course): void {
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  context.on('console', (message) => messages.push(message.text()));
  context.on('weberror', (error) => messages.push(error.error().message));
}

/** Returns the effect of a step, or why it wasn't possible to the end. */
async function make(step: () => ReturnType<Step>): Promise<string | undefined> {
  try {
    return await step();
  } catch (error) {
    return `interrupted: ${String(error).split('\n')[0]}`;
  }
}

/** Makes all servers whole, with the newest release, and waits until everything is stored. */
async function end(course: Course): Promise<Omit<ReleaseRun, 'seed' | 'steps'>> {
  const { rig, pages, files, left } = course;
  course.current = course.releases.length - 1;
  makeWhole(course);
  rig.documents.status = undefined;
  await openTab(course);
  const until = Date.now() + settleMs;
  let missing = notStored(course);
  do {
    for (const page of pages) {
      await make(() => acceptOffer(page));
      await make(() => steps['come back to a tab']!({ ...course, pages: [page] }, createRandom(1)));
      const button = page.getByRole('button', { name: /^Upload \d+ documents?$/ });
      if (await button.isVisible()) await button.click(patient).catch(() => undefined);
    }
    await sleep(500);
    missing = notStored(course);
  } while (Date.now() < until && (await isUnsettled(course)));
  const texts = await Promise.all(pages.map(textOf));
  const lost = missing.filter((name) => !texts.some((text) => text.includes(name)));
  const times = rig.documents.received.filter(({ outcome }) => outcome !== 'rejected');
  return {
    chosen: files.size,
    stored: Object.keys(rig.documents.stored()).length,
    lost,
    falselySaved: lost.filter((name) => left.has(name)),
    storedTwice: times.filter(({ outcome }) => outcome === 'duplicate').map(({ fileName }) => fileName),
    deadPages: await deadPages(pages),
    pages: missing.length > 0 ? [...texts, ...course.messages] : [],
    unanswered: [...course.requests].map((request) => request.url()),
  };
}

/** Returns true while something may still be stored, or a page be loaded. */
async function isUnsettled(course: Course): Promise<boolean> {
  const missing = notStored(course);
  const texts = await Promise.all(course.pages.map(textOf));
  const isAtRest = (name: string) => texts.some((text) => text.includes(name) && !underWay.test(text));
  return !missing.every(isAtRest) || (await deadPages(course.pages)).length > 0;
}

const underWay = /\b(Uploading|Waiting|Checking|Storing|Queued)\b/;

const notStored = ({ rig, files }: Course): readonly string[] => {
  const stored = rig.documents.stored();
  return [...files.keys()].filter((name) => stored[`${name}.txt`] === undefined);
};

const textOf = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot(patient)
    .catch(() => 'no answer');

/** Returns the texts of the pages on which nothing can be done. */
async function deadPages(pages: readonly Page[]): Promise<readonly string[]> {
  const texts = await Promise.all(pages.map(textOf));
  return texts.filter((text) => !text.includes(heading) || !text.includes('Account: '));
}
