import { expect, test } from 'vitest';

import type { ArrivedFile } from '#features/add-documents/intake/admission-place.ts';

import { createChosenFiles } from '../drafts/chosen-files.ts';

import { createIdentityStore } from './identity.ts';
import { createAdmission } from './admission.ts';

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
  const admission = createAdmission(signIn, chosenFiles.of);
  const received: string[] = [];
  const open = (generation: number) =>
    admission.at('PRESS-1', generation).open((files) => {
      received.push(...files.map(({ path }) => `${path} in ${generation}`));
    });
  return { identity, questions, admission, chosenFiles, received, open };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[IDENTITY-3] a file waits for an answer, and is in the form of the person whom that answer names', async () => {
  const { questions, admission, received, open } = createBench();
  open(0);
  admission.at('PRESS-1', 0).begin()([arrived('a.pdf')]);
  expect(admission.pending()).toHaveLength(1);
  questions[0]!.say('mia');
  await settle();
  expect(received).toEqual(['a.pdf in 0']);

  admission.at('PRESS-1', 0).begin()([arrived('b.pdf')]);
  questions[1]!.say('karl');
  await settle();
  // The form of the other person is rendered a moment later.
  expect(received).toHaveLength(1);
  open(1);
  await settle();
  expect(received).toEqual(['a.pdf in 0', 'b.pdf in 1']);
  expect(admission.pending()).toEqual([]);
});

test('[IDENTITY-3] a file chosen while a question is under way waits for the next one', async () => {
  const { questions, admission, received, open } = createBench();
  open(0);
  open(1);
  const place = admission.at('PRESS-1', 0);
  place.begin()([arrived('a.pdf')]);
  place.begin()([arrived('b.pdf')]);
  questions[0]!.say('mia');
  await settle();
  expect(received).toEqual(['a.pdf in 0']);
  questions[1]!.say('karl');
  await settle();
  expect(received).toEqual(['a.pdf in 0', 'b.pdf in 1']);
});

test.for([
  ['mia', ['a.pdf in 0'], 0],
  ['karl', [], 1],
] as const)(
  '[IDENTITY-3] a file chosen while the host can’t say who is here: after %s, who was or wasn’t here before, it is in the form or asked about',
  async ([next, expected, unclaimedCount]) => {
    const { identity, questions, admission, received, open } = createBench();
    identity.dispatch({ type: 'proved', generation: 0, person: person('mia') });
    open(0);
    open(1);
    admission.at('PRESS-1', 0).begin()([arrived('a.pdf')]);
    identity.dispatch({ type: 'expired', generation: 0 });
    questions[0]!.fail();
    await settle();
    expect(admission.pending()).toHaveLength(1);
    identity.dispatch({ type: 'proved', generation: 0, person: person(next) });
    questions[1]!.say(next);
    await settle();
    expect(received).toEqual(expected);
    expect(admission.unclaimed()).toHaveLength(unclaimedCount);
    admission.claim();
    expect(received).toEqual([`a.pdf in ${identity.get().generation}`]);
    expect(admission.unclaimed()).toEqual([]);
  },
);

test('[IDENTITY-3] files that take long to read are those of the person who chose them: another one is asked', async () => {
  const { identity, questions, admission, received, open } = createBench();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  open(0);
  open(1);
  const put = admission.at('PRESS-1', 0).begin();
  questions[0]!.say('karl');
  await settle();
  identity.dispatch({ type: 'proved', generation: 0, person: person('mia') });
  put([arrived('a.pdf')]);
  await settle();
  expect(received).toEqual([]);
  expect(admission.unclaimed()).toHaveLength(1);
});

test('[IDENTITY-3] files that take long to read belong to the person named by the first answer after the choice', async () => {
  const { identity, questions, admission, received, open } = createBench();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  open(1);
  const put = admission.at('PRESS-1', 0).begin();
  questions[0]!.say('mia');
  await settle();
  put([arrived('a.pdf')]);
  expect(received).toEqual(['a.pdf in 1']);
  expect(questions).toHaveLength(1);
});

test('[IDENTITY-3][IDENTITY-12] files wait for the form of their asset, which is named until it has them', async () => {
  const { admission, questions, chosenFiles, received, open } = createBench();
  admission.at('PRESS-1', 0).begin()([arrived('a.pdf')]);
  expect(admission.assetIds()).toEqual(['PRESS-1']);
  questions[0]!.say('mia');
  await settle();
  expect(admission.pending()).toEqual([]);
  expect(admission.assetIds()).toEqual(['PRESS-1']);
  expect(chosenFiles.read()).toMatchObject([{ assetId: 'PRESS-1', values: { path: 'a.pdf' } }]);
  open(0);
  await settle();
  expect(received).toEqual(['a.pdf in 0']);
  expect(admission.assetIds()).toEqual([]);
  expect(chosenFiles.read()).toEqual([]);
});

test('[IDENTITY-5] files that wait for their form when a stay ends are still those of that person', async () => {
  const { identity, admission, questions, chosenFiles } = createBench();
  admission.at('PRESS-1', 0).begin()([arrived('a.pdf')]);
  questions[0]!.say('mia');
  await settle();
  identity.dispatch({ type: 'proved', generation: 0, person: person('karl') });
  expect(chosenFiles.take()).toMatchObject([{ assetId: 'PRESS-1' }]);
  admission.addUnclaimed([]);
  expect(admission.assetIds()).toEqual([]);
});
