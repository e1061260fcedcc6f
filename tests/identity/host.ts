import type { Page } from '@playwright/test';

import type { PersonKey } from './people.ts';
import type { Rig } from './rig.ts';

declare global {
  /** Set by `tests/fixtures/hosts/people/main.js`. */
  interface Window {
    readonly host: {
      person: PersonKey;
      readonly calls: number;
      readonly events: readonly HostEvent[];
      readonly delayAnswers: () => void;
      readonly release: () => void;
    };
  }
}

/** Event of the element; its name without the prefix. */
export interface HostEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Opens the page of a host with the element, whose user is "karl". */
export async function openHost(page: Page, rig: Rig): Promise<void> {
  await page.goto(`${rig.url}/host/`);
}

/** Returns the events of this name so far. */
export const hostEvents = (page: Page, name: string): Promise<readonly HostEvent['detail'][]> =>
  page.evaluate(
    (name) => window.host.events.filter((each) => each.name === name).map(({ detail }) => detail),
    name,
  );
