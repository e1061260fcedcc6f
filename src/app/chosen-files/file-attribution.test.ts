import { expect, onTestFinished, test } from 'vitest';

import { createIntake } from '#intake/intake.ts';
import type { ArrivedFile } from '#intake/transition.ts';

import { createIdentityStore } from '../identity/identity.ts';
import { createChosenFiles } from './chosen-files.ts';
import { createFileAttribution } from './file-attribution.ts';

const person = (name: string) => ({ id: name, subject: name, name, roles: undefined });
const arrived = (name: string): ArrivedFile => ({ path: name, file: new File([name], name) });

/** A host that says who is here when the test lets it. */
function createBench() {
  const identity = createIdentityStore();
  const questions: { readonly say: (name: string) => void; readonly fail: () => void }[] = [];
  const confirm = () =>
    new Promise<number>((resolve, reject) => {
      questions.push({
        say: (name) => {
          identity.dispatch({ type: 'proved', generation: identity.get().generation, person: person(name) });
          resolve(identity.get().generation);
        },
        fail: () => reject(new Error('No token.')),
      });
    });
  const chosenFiles = createChosenFiles();
  const signIn = { state: identity.get, subscribe: identity.subscribe, confirm };
  const attribution = createFileAttribution(signIn, chosenFiles);
  /** Files of stays that have ended. */
  const former: string[] = [];
  const files = (generation: number) =>
    chosenFiles.read().map(({ file, assetId }) => `${file.name} of ${assetId} in ${generation}`);
  identity.subscribe((before) => {
    if (before.generation === identity.get().generation) return;
    former.push(...files(before.generation));
    chosenFiles.take();
  });
  return {
    identity,
    questions,
    attribution,
    chosenFiles,
    begin: (generation: number) => attribution.begin('PRESS-1', generation),
    /** The chosen files of all stays. */
    received: () => [...former, ...files(identity.get().generation)],
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[ADD-21] a file that is moved to another asset while it is being read has left the first one', async () => {
  const { questions, begin, chosenFiles } = createBench();
  const choice = arrived('a.pdf');
  const put = begin(0);
  chosenFiles.move('PRESS-1', 'PUMP-1');
  put([choice]);
  questions[0]!.say('mia');
  await settle();
  expect([...chosenFiles.of('PUMP-1').getSnapshot().leftAssetIds]).toEqual([[choice.file, 'PRESS-1']]);
});

test('[IDENTITY-3] a file waits for an answer, and is in the form of the person whom that answer names', async () => {
  const { questions, attribution, received, begin } = createBench();
  begin(0)([arrived('a.pdf')]);
  expect(attribution.pendingCount.get()).toBe(1);
  questions[0]!.say('mia');
  await settle();
  expect(received()).toEqual(['a.pdf of PRESS-1 in 0']);

  begin(0)([arrived('b.pdf')]);
  questions[1]!.say('karl');
  await settle();
  expect(received()).toEqual(['a.pdf of PRESS-1 in 0', 'b.pdf of PRESS-1 in 1']);
  expect(attribution.pendingCount.get()).toBe(0);
});

test('[IDENTITY-3] a file chosen while a question is under way waits for the next one', async () => {
  const { questions, received, begin } = createBench();
  begin(0)([arrived('a.pdf')]);
  begin(0)([arrived('b.pdf')]);
  questions[0]!.say('mia');
  await settle();
  expect(received()).toEqual(['a.pdf of PRESS-1 in 0']);
  questions[1]!.say('karl');
  await settle();
  expect(received()).toEqual(['a.pdf of PRESS-1 in 0', 'b.pdf of PRESS-1 in 1']);
});

test.for([
  ['mia', ['a.pdf of PRESS-1 in 0'], 0],
  ['karl', [], 1],
] as const)(
  '[IDENTITY-3] a file chosen while the host can’t say who is here: after %s, who was or wasn’t here before, it is in the form or asked about',
  async ([next, expected, unclaimedCount]) => {
    const { identity, questions, attribution, received, begin } = createBench();
    identity.dispatch({ type: 'proved', generation: 0, person: person('mia') });
    begin(0)([arrived('a.pdf')]);
    identity.dispatch({ type: 'expired', generation: 0 });
    questions[0]!.fail();
    await settle();
    expect(attribution.pendingCount.get()).toBe(1);
    identity.dispatch({ type: 'proved', generation: 0, person: person(next) });
    questions[1]!.say(next);
    await settle();
    expect(received()).toEqual(expected);
    expect(attribution.unclaimed.get()).toHaveLength(unclaimedCount);
    attribution.claim();
    expect(received()).toEqual([`a.pdf of PRESS-1 in ${identity.get().generation}`]);
    expect(attribution.unclaimed.get()).toEqual([]);
  },
);

test('[IDENTITY-3] a folder that a person claims while its form is open is offered whole', () => {
  const { attribution, chosenFiles } = createBench();
  const store = chosenFiles.of('PRESS-1');
  const intake = createIntake(store, {
    limits: {},
    contents: { hash: (file) => file.text(), findStored: async () => undefined, listStored: async () => [] },
    pack: async () => new Blob(),
    onListed: () => undefined,
    inspect: () => new Promise(() => {}),
  });
  onTestFinished(intake.dispose);
  intake.start();
  const paths = ['Manual/index.html', 'Manual/img/a.png', 'Manual/b.html'];
  const files = [...paths, 'a.pdf'].map((path) => ({
    path,
    file: new File([path], path.split('/').at(-1)!),
  }));
  const other = { assetId: 'PUMP-1', arrived: arrived('b.pdf') };
  attribution.addUnclaimed([other, ...files.map((each) => ({ assetId: 'PRESS-1', arrived: each }))]);
  attribution.claim();
  const { offers, unlisted } = store.getSnapshot();
  expect(offers.map(({ folder }) => folder.files.length)).toEqual([3]);
  expect(unlisted.map(({ path }) => path)).toEqual(['a.pdf']);
  expect(chosenFiles.of('PUMP-1').getSnapshot().arrived).toEqual([other.arrived]);
});

test('[IDENTITY-3] files that take long to read are those of the person who chose them: another one is asked', async () => {
  const { identity, questions, attribution, received, begin } = createBench();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  const put = begin(0);
  questions[0]!.say('karl');
  await settle();
  identity.dispatch({ type: 'proved', generation: 0, person: person('mia') });
  put([arrived('a.pdf')]);
  await settle();
  expect(received()).toEqual([]);
  expect(attribution.unclaimed.get()).toHaveLength(1);
});

test('[IDENTITY-3] files that take long to read belong to the person named by the first answer after the choice', async () => {
  const { identity, questions, received, begin } = createBench();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  const put = begin(0);
  questions[0]!.say('mia');
  await settle();
  put([arrived('a.pdf')]);
  expect(received()).toEqual(['a.pdf of PRESS-1 in 1']);
  expect(questions).toHaveLength(1);
});

test('[IDENTITY-3][IDENTITY-12] files wait for the form of their asset, which is named meanwhile', async () => {
  const { questions, attribution, chosenFiles, begin } = createBench();
  begin(0)([arrived('a.pdf')]);
  expect(attribution.pendingCount.get()).toBe(1);
  questions[0]!.say('mia');
  await settle();
  expect(attribution.pendingCount.get()).toBe(0);
  expect([...chosenFiles.counts.get()]).toEqual([['PRESS-1', 1]]);
  expect(chosenFiles.read()).toMatchObject([{ assetId: 'PRESS-1', values: { path: 'a.pdf' } }]);
});

test('[IDENTITY-5] files that wait for their form when a stay ends are still those of that person', async () => {
  const { identity, attribution, questions, received, begin } = createBench();
  begin(0)([arrived('a.pdf')]);
  questions[0]!.say('mia');
  await settle();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  expect(received()).toEqual(['a.pdf of PRESS-1 in 0']);
  expect(attribution.pendingCount.get()).toBe(0);
});

test('[PAGE-17] files that are still being read when "Change asset" is used go with the other files of the form', async () => {
  const { questions, chosenFiles, begin } = createBench();
  const [early, late] = [begin(0), begin(0)];
  early([arrived('early.pdf')]);
  questions[0]!.say('mia');
  await settle();
  questions[1]!.say('mia');
  await settle();
  expect([...chosenFiles.counts.get()]).toEqual([['PRESS-1', 1]]);
  chosenFiles.move('PRESS-1', 'PUMP-1');
  late([arrived('late.pdf')]);
  expect([...chosenFiles.counts.get()]).toEqual([['PUMP-1', 2]]);
});

test('[IDENTITY-5] files that are being read when a stay ends keep their asset, whatever the next person moves', async () => {
  const { identity, attribution, chosenFiles, questions, begin } = createBench();
  identity.dispatch({ type: 'proved', generation: 0, person: person('mia') });
  const put = begin(0);
  questions[0]!.say('mia');
  await settle();
  chosenFiles.move('PRESS-1', 'PUMP-1');
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  // Karl chooses files for that asset, and moves them.
  chosenFiles.of('PUMP-1').dispatch({ type: 'arrived', files: [arrived('of karl.pdf')] });
  chosenFiles.move('PUMP-1', 'TANK-1');
  put([arrived('of mia.pdf')]);
  expect(attribution.unclaimed.get()).toMatchObject([{ assetId: 'PUMP-1' }]);
});

test('files that are being read count as on their way until they are in a form, or until there are none', async () => {
  const { questions, chosenFiles, begin } = createBench();
  const put = begin(0);
  expect(chosenFiles.hasArriving.get()).toBe(true);
  expect([...chosenFiles.counts.get()]).toEqual([['PRESS-1', 0]]);
  put([]);
  questions[0]!.say('mia');
  await settle();
  expect(chosenFiles.hasArriving.get()).toBe(false);
  expect(chosenFiles.counts.get().size).toBe(0);
});
