import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import { createRandom, type Random } from '../support/random.ts';
import { chooserOf, people, personKeys, type PersonKey } from './people.ts';
import { forever, type Alteration } from './provider.ts';
import { startRig } from './rig.ts';
import * as actions from './shared-device.ts';
import type { ChosenFile, SharedDevice } from './shared-device.ts';

/** Result of a random run; the lists of a correct application are empty. */
export interface RandomRun {
  readonly seed: number;
  /** Steps, each with its effect. */
  readonly steps: readonly string[];
  readonly chosen: number;
  readonly stored: number;
  /** Files stored in the name of somebody else. */
  readonly inWrongName: readonly string[];
  /** Files of one person on a page of the other, or of nobody. */
  readonly shownToOther: readonly string[];
  /** Files that are neither stored nor anywhere, although nothing was said. */
  readonly lost: readonly string[];
  /** Texts of the pages at the end, if files were lost. */
  readonly pages: readonly string[];
  /** Files that were stored after their person had discarded them. */
  readonly sentAfterDiscard: readonly string[];
}

/** Draws of steps, most of which are possible. */
const mostDraws = 60;
/** Longest time until a file must be stored or on a page of its person. */
const settleMs = 10_000;
/** Longest time for a step. Its actions have limits of their own, but a browser may never answer. */
const longestStepMs = 60_000;

/** Returns the effect of a step; undefined if it isn't possible now. */
type Step = (
  device: SharedDevice,
  tab: number,
  random: Random,
) => Promise<string | undefined> | string | undefined;

const [one, other] = personKeys as readonly [PersonKey, PersonKey];
const anyone = (random: Random) => random.pick([one, other]);

/** Answers to a renewal or a sign-in that must not be used. */
const wrongAnswers: readonly [Alteration, ...Alteration[]] = [
  { accessTokenOf: 'karl', idToken: null },
  { accessTokenOf: 'mia', idToken: null },
  { accessTokenOf: 'karl', idToken: { sub: people.karl.id, name: people.karl.name } },
  { accessTokenOf: 'mia', idToken: { sub: people.mia.id, name: people.mia.name } },
  { idToken: { iss: 'https://idp.example' } },
  { idToken: { nonce: 'other' } },
  { error: 'invalid_grant' },
  { status: 500 },
];
/** Not for the provider's page: while a tab waits for a page, nothing of it can be observed (Chromium 156). */
const noAnswer: Alteration = { until: forever };

const send: Step = async (device, tab, random) => {
  const chosen = await actions.chooseFile(device, tab, anyone(random));
  return chosen === undefined ? undefined : `${chosen}, ${await actions.pressUpload(device, tab)}`;
};

/** Steps, each as often as its number says. */
const steps: Readonly<Record<string, readonly [number, Step]>> = {
  choose: [4, (device, tab, random) => actions.chooseFile(device, tab, anyone(random))],
  upload: [3, (device, tab) => actions.pressUpload(device, tab)],
  'choose and upload': [4, send],
  'sign in': [6, (device, tab, random) => actions.signIn(device, tab, anyone(random))],
  'say whose files': [3, (device, tab) => actions.sayWhoseFiles(device, tab)],
  'sign out': [2, (device, tab, random) => actions.signOut(device, tab, random.oneIn(3))],
  reload: [1, (device, tab) => actions.reloadTab(device, tab)],
  kill: [1, (device, tab) => actions.killTab(device, tab)],
  cancel: [1, (device, tab) => actions.cancelFirst(device, tab)],
  'expire, answer wrongly, choose and upload': [
    4,
    async (device, tab, random) => {
      const { provider } = device.rig;
      const which = random.pick(['access', 'access', 'all'] as const);
      const altered = random.pick([...wrongAnswers, noAnswer]);
      // So that only the person who signs in again can help.
      if (which === 'all') provider.session = random.pick([undefined, one, other]);
      provider.revoke(which);
      provider.alter('refresh', altered, 1 + random.below(3));
      return `${which}, ${JSON.stringify(altered)}, ${await send(device, tab, random)}`;
    },
  ],
  'expire, answer late, choose and upload': [
    2,
    async (device, tab, random) => {
      const delayMs = 200 + random.below(1500);
      device.rig.provider.revoke('access');
      device.rig.provider.alter('refresh', { until: sleep(delayMs) });
      return `${delayMs} ms, ${await send(device, tab, random)}`;
    },
  ],
  'answer the next sign-in wrongly or late': [
    1,
    ({ rig }, _, random) => {
      const late = { until: sleep(200 + random.below(1500)) };
      const kind = random.pick(['code', 'authorization'] as const);
      const wrong = random.pick([...wrongAnswers, kind === 'code' ? noAnswer : late]);
      const altered = random.oneIn(2) ? late : wrong;
      rig.provider.alter(kind, altered);
      return JSON.stringify(altered);
    },
  ],
  "the provider's session changes": [
    1,
    ({ rig }, _, random) => {
      rig.provider.session = random.pick([undefined, one, other]);
      return rig.provider.session ?? 'nobody';
    },
  ],
  'provider out of reach': [
    1,
    ({ rig }) => {
      rig.provider.isReachable = false;
      return '';
    },
  ],
  'service busy': [
    1,
    ({ rig }) => {
      rig.documents.status = 503;
      return '';
    },
  ],
  'provider and service recover': [
    2,
    ({ rig }) => {
      if (rig.provider.isReachable && rig.documents.status === undefined) return undefined;
      rig.provider.recover();
      rig.documents.status = undefined;
      return '';
    },
  ],
};
const drawn = Object.entries(steps).flatMap(([name, [times, step]]) =>
  Array.from({ length: times }, () => [name, step] as const),
) as [readonly [string, Step]];

/** Makes random steps of two people with three tabs; the seed determines them. */
export async function runAtRandom(browser: Browser, seed: number, stepCount: number): Promise<RandomRun> {
  const random = createRandom(seed);
  const rig = await startRig();
  // Saving a release for each run would take most of the time.
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const noted: string[] = [];
  const shownToOther: string[] = [];
  try {
    const device = await actions.openSharedDevice(context, rig);
    await actions.signIn(device, 0, anyone(random)).catch(() => undefined);
    for (const tab of [1, 2]) await actions.reloadTab(device, tab);
    for (let draws = 0; draws < mostDraws && noted.length < stepCount; draws += 1) {
      const [name, step] = random.pick(drawn);
      const tab = random.below(3);
      // So that the course of a step doesn't change the next draws.
      const own = createRandom(random.below(2 ** 31));
      const made = make(() => step(device, tab, own), device, tab);
      const effect = await ended(made, device, `run ${seed}, tab ${tab}, ${name}, after ${noted.join('; ')}`);
      if (effect === undefined) continue;
      noted.push(`tab ${tab}: ${name}: ${effect}`);
      const foreign = await filesOnForeignPages(device);
      shownToOther.push(...foreign.map((text) => `${text} after step ${noted.length}`));
    }
    rig.provider.recover();
    rig.documents.status = undefined;
    await ended(uploadEverything(device), device, `run ${seed}, the last uploads`);
    const lost = await ended(filesWithoutTrace(device), device, `run ${seed}, the search for files`);
    const looks = await Promise.all(device.pages.map((_, tab) => device.look(tab)));
    const stored = rig.documents.stored();
    const discarded = device.files.filter(({ fate }) => fate === 'discarded').map(({ name }) => name);
    return {
      seed,
      steps: noted,
      chosen: device.files.length,
      stored: Object.keys(stored).length,
      inWrongName: rig.documents
        .storedInWrongName()
        .map(({ fileName, person }) => `${fileName} as ${person}`),
      shownToOther: [...shownToOther, ...(await filesOnForeignPages(device))],
      lost,
      pages: lost.length > 0 ? looks.map((look) => look?.text ?? 'no answer') : [],
      sentAfterDiscard: discarded.filter((name) => stored[`${name}.txt`] !== undefined),
    };
  } finally {
    await context.close();
    await rig.stop();
  }
}

/** Makes a step in a tab. Returns its effect, or why it wasn't possible to the end. */
async function make(
  step: () => ReturnType<Step>,
  { pages, reopen }: SharedDevice,
  tab: number,
): Promise<string | undefined> {
  try {
    // Otherwise Chrome draws the page once a second.
    await pages[tab]!.bringToFront();
    return await step();
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    if (/crashed|closed/.test(reason)) await reopen(tab);
    return `interrupted: ${reason}`;
  }
}

/** Waits for a step; throws what the pages show if it doesn't end. */
async function ended<T>(step: Promise<T>, { pages, isAsking }: SharedDevice, name: string): Promise<T> {
  const limit = new AbortController();
  const tooLong = sleep(longestStepMs, undefined, limit).then(async () => {
    const states = pages.map(async (page, tab) => {
      const evaluated = page.evaluate(() => `${document.visibilityState}: ${document.body.innerText}`);
      return `tab ${tab} at ${page.url()}${isAsking(page) ? ', asking' : ''}: ${await Promise.race([evaluated, sleep(3000, 'no answer')])}`;
    });
    throw new Error(`No end of ${name}\n${(await Promise.all(states)).join('\n')}`);
  });
  try {
    return await Promise.race([step, tooLong]);
  } finally {
    tooLong.catch(() => undefined);
    limit.abort();
  }
}

/** Returns true for a file that was chosen in this tab while nobody was signed in. */
const isChosenIn = (device: SharedDevice, tab: number, name: string): boolean =>
  actions.unclaimedOn(device).some((file) => file.name === name && file.tab === tab);

/** Compares the text of every page with its person. */
async function filesOnForeignPages(device: SharedDevice): Promise<readonly string[]> {
  const looks = await Promise.all(device.pages.map((_, tab) => device.look(tab)));
  return looks.flatMap((look, tab) =>
    (look?.files ?? [])
      .filter((name) => chooserOf(name) !== look?.person && !isChosenIn(device, tab, name))
      .map((name) => `${name} in tab ${tab} of ${look?.person ?? 'nobody'}`),
  );
}

/** Uploads what is in the forms, and waits until nothing more is stored. */
async function uploadEverything(device: SharedDevice): Promise<void> {
  for (const [tab, page] of device.pages.entries()) {
    await page.bringToFront();
    await actions.pressUpload(device, tab).catch(() => undefined);
  }
  let count = -1;
  while (count < Object.keys(device.rig.documents.stored()).length) {
    count = Object.keys(device.rig.documents.stored()).length;
    await sleep(500);
  }
}

/** Returns the wanted files that are neither stored nor on a page of their person, also after they signed in again. */
async function filesWithoutTrace(device: SharedDevice): Promise<readonly string[]> {
  let missing = await untilNoneMissing(device, 0);
  for (const person of new Set(missing.map((file) => file.person))) {
    device.rig.provider.session = person;
    await device.reopen(device.pages.length);
    missing = await untilNoneMissing(device, settleMs);
  }
  return missing.map(({ name }) => name);
}

async function untilNoneMissing(device: SharedDevice, waitMs: number): Promise<readonly ChosenFile[]> {
  const until = Date.now() + waitMs;
  for (;;) {
    const looks = await Promise.all(device.pages.map((_, tab) => device.look(tab)));
    const stored = device.rig.documents.stored();
    const missing = device.files.filter(
      ({ name, person, fate, isUnclaimed }) =>
        fate === 'wanted' &&
        stored[`${name}.txt`] === undefined &&
        !looks.some(
          (look, tab) =>
            (look?.files.includes(name) && look.person === person) ||
            // In the form, or in a question that doesn't name them.
            (isChosenIn(device, tab, name) && (look?.person === undefined || look.isAway)) ||
            (isUnclaimed && /chosen here earlier/.test(look?.text ?? '')),
        ),
    );
    if (missing.length === 0 || Date.now() > until) return missing;
    await sleep(100);
  }
}
