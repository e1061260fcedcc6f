import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import { createRandom, type Random } from '../unpackers/random.ts';

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
  /** Files that were stored after their person had discarded them. */
  readonly sentAfterDiscard: readonly string[];
}

const stepCount = 14;
/** Draws of steps, most of which are possible. */
const mostDraws = 60;
/** Longest time until a file must be stored or on a page of its person. */
const settleMs = 10_000;

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
  { accessTokenOf: 'karl', idToken: { sub: people.karl.id } },
  { accessTokenOf: 'mia', idToken: { sub: people.mia.id } },
  { idToken: { iss: 'https://idp.example' } },
  { idToken: { nonce: 'other' } },
  { error: 'invalid_grant' },
  { status: 500 },
  { until: forever },
];

/** Steps, each as often as its number says. */
const steps: Readonly<Record<string, readonly [number, Step]>> = {
  choose: [7, (device, tab) => actions.chooseFile(device, tab)],
  upload: [7, (device, tab) => actions.pressUpload(device, tab)],
  'sign in': [6, (device, tab, random) => actions.signIn(device, tab, anyone(random))],
  'sign out': [2, (device, tab, random) => actions.signOut(device, tab, random.oneIn(3))],
  reload: [1, (device, tab) => actions.reloadTab(device, tab)],
  kill: [1, (device, tab) => actions.killTab(device, tab)],
  cancel: [1, (device, tab) => actions.cancelFirst(device, tab)],
  'expire and answer wrongly': [
    2,
    ({ rig }, _, random) => {
      const which = random.pick(['access', 'access', 'all'] as const);
      const altered = random.pick(wrongAnswers);
      rig.provider.revoke(which);
      rig.provider.alter('refresh', altered, 1 + random.below(3));
      return `${which}, ${JSON.stringify(altered)}`;
    },
  ],
  'expire and answer late': [
    1,
    ({ rig }, _, random) => {
      const delayMs = 200 + random.below(1500);
      rig.provider.revoke('access');
      rig.provider.alter('refresh', { until: sleep(delayMs) });
      return `${delayMs} ms`;
    },
  ],
  'answer the next sign-in wrongly or late': [
    1,
    ({ rig }, _, random) => {
      const late = { until: sleep(200 + random.below(1500)) };
      const altered = random.oneIn(2) ? late : random.pick(wrongAnswers);
      rig.provider.alter(random.pick(['code', 'authorization'] as const), altered);
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
export async function runAtRandom(browser: Browser, seed: number): Promise<RandomRun> {
  const random = createRandom(seed);
  const rig = await startRig();
  const context = await browser.newContext();
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
      // Otherwise Chrome draws the page once a second.
      await device.pages[tab]!.bringToFront();
      const effect = await Promise.resolve(step(device, tab, own)).catch(
        (error: unknown) => `interrupted: ${String(error).split('\n')[0]}`,
      );
      if (effect === undefined) continue;
      noted.push(`tab ${tab}: ${name}: ${effect}`);
      const foreign = await filesOnForeignPages(device);
      shownToOther.push(...foreign.map((text) => `${text} after step ${noted.length}`));
    }
    rig.provider.recover();
    rig.documents.status = undefined;
    const lost = await filesWithoutTrace(device);
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
      sentAfterDiscard: discarded.filter((name) => stored[`${name}.txt`] !== undefined),
    };
  } finally {
    await context.close();
    await rig.stop();
  }
}

/** Compares the text of every page with its person. */
async function filesOnForeignPages(device: SharedDevice): Promise<readonly string[]> {
  const looks = await Promise.all(device.pages.map((_, tab) => device.look(tab)));
  return looks.flatMap((look, tab) =>
    (look?.files ?? [])
      .filter((name) => chooserOf(name) !== look?.person)
      .map((name) => `${name} in tab ${tab} of ${look?.person ?? 'nobody'}`),
  );
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
      ({ name, person, fate }) =>
        fate === 'wanted' &&
        stored[`${name}.txt`] === undefined &&
        !looks.some((look) => look?.person === person && look.files.includes(name)),
    );
    if (missing.length === 0 || Date.now() > until) return missing;
    await sleep(100);
  }
}
