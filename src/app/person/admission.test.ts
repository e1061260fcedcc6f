import { expect, test } from 'vitest';

import type { ArrivedFile } from '#features/add-documents/intake/use-intake.ts';

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
  const admission = createAdmission({ state: identity.get, subscribe: identity.subscribe, confirm });
  const received: string[] = [];
  const open = (generation: number) =>
    admission.at('PRESS-1', generation).open((files) => {
      received.push(...files.map(({ path }) => `${path} in ${generation}`));
    });
  return { identity, questions, admission, received, open };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('[IDENTITY-3] a file waits for an answer, and is in the form of the person whom that answer names', async () => {
  const { questions, admission, received, open } = createBench();
  open(0);
  admission.at('PRESS-1', 0).put([arrived('a.pdf')]);
  expect(admission.pending()).toHaveLength(1);
  questions[0]!.say('mia');
  await settle();
  expect(received).toEqual(['a.pdf in 0']);

  admission.at('PRESS-1', 0).put([arrived('b.pdf')]);
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
  place.put([arrived('a.pdf')]);
  place.put([arrived('b.pdf')]);
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
    admission.at('PRESS-1', 0).put([arrived('a.pdf')]);
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
