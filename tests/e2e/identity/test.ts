import { test as base, expect } from '@playwright/test';

import { createGate } from '../../identity/gate.ts';
import type { PersonKey } from '../../identity/people.ts';
import { startRig, type Rig } from '../../identity/rig.ts';
import { createTab, type Tab } from '../../identity/tab.ts';

/** Fixtures of a test with two people. */
export interface Fixtures {
  /** Errors in pages; a test that expects some removes them from the list. */
  readonly pageErrors: string[];
  readonly rig: Rig;
  /** Opens another tab of the browser, at the page of PUMP-1. */
  readonly openTab: () => Promise<Tab>;
  /** Opens a tab and signs in at the provider, unless it has a session. */
  readonly openAs: (person: PersonKey) => Promise<Tab>;
}

/** Test with two people, a provider and a document service; nothing may be stored in the wrong name. */
export const test = base.extend<Fixtures>({
  rig: async ({}, provide) => {
    const rig = await startRig();
    await provide(rig);
    expect(rig.documents.storedInWrongName()).toEqual([]);
    await rig.stop();
  },
  pageErrors: [
    async ({ context }, provide) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  openTab: async ({ context, rig }, provide) =>
    provide(async () => {
      const tab = createTab(await context.newPage(), rig);
      await tab.open();
      return tab;
    }),
  openAs: async ({ rig, openTab }, provide) =>
    provide(async (person) => {
      const isSignInNeeded = rig.provider.session === undefined;
      const tab = await openTab();
      if (isSignInNeeded) await tab.pickPerson(person);
      await tab.expectSignedIn(person);
      return tab;
    }),
});

/** Makes uploads wait at the service until the returned function is called. */
export function delayUploads(rig: Rig): () => void {
  const { opened, open } = createGate();
  rig.documents.until = opened;
  return () => {
    rig.documents.until = undefined;
    open();
  };
}

/** Content of the service: each file with the person in whose name it is stored. */
export const expectStored = (rig: Rig, files: Readonly<Record<string, PersonKey>>): Promise<void> =>
  expect
    .poll(() => rig.documents.stored())
    .toEqual(Object.fromEntries(Object.entries(files).map(([name, person]) => [`${name}.txt`, person])));

export { expect } from '@playwright/test';
