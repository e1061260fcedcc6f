import type { Page } from '@playwright/test';

import type { PersonKey } from './people.ts';
import type { TokenKind } from './provider.ts';
import type { Rig } from './rig.ts';

declare global {
  /** Set by `tests/fixtures/hosts/people/main.js`. */
  interface Window {
    readonly host: {
      person: PersonKey | null;
      kind: TokenKind;
      rejection: string | null;
      readonly calls: number;
      readonly events: readonly HostEvent[];
      readonly delayAnswers: () => void;
      readonly release: () => void;
      readonly giveFunction: (person?: PersonKey) => void;
      readonly setPersonId: (id: string | null) => void;
      readonly remove: () => void;
      readonly add: () => void;
    };
  }
}

/** Event of the element; its name without the prefix. */
export interface HostEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface HostOptions {
  readonly person: PersonKey;
  readonly kind?: TokenKind;
  readonly personId?: string;
}

/** Opens the page of a host with the element. */
export async function openHost(page: Page, rig: Rig, options: HostOptions): Promise<void> {
  const { person, kind = 'jwt', personId } = options;
  const query = new URLSearchParams({ person, kind, ...(personId && { 'person-id': personId }) });
  await page.goto(`${rig.url}/host/?${query}`);
}

/** Returns the events of this name so far. */
export const hostEvents = (page: Page, name: string): Promise<readonly HostEvent['detail'][]> =>
  page.evaluate(
    (name) => window.host.events.filter((each) => each.name === name).map(({ detail }) => detail),
    name,
  );
