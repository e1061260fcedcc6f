import type { BoundFunctions, queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Scope = Pick<BoundFunctions<typeof queries>, 'getByRole' | 'getAllByRole' | 'queryByRole'>;

/** Matches the name of a button that begins with its label: the name of its row may follow. */
export const beginsWith = (label: string) => (name: string) => `${name} `.startsWith(`${label} `);

/** Presses a button of a row, or an item of its menu. */
export async function press(user: UserEvent, scope: Scope, name: string): Promise<void> {
  const button = scope.queryByRole('button', { name: beginsWith(name) });
  if (button) return user.click(button);
  await user.click(scope.getAllByRole('button', { name: beginsWith('More actions') })[0]!);
  await user.click(scope.getByRole('menuitem', { name }));
}

/** Returns the names of a row's buttons and of the items in its menu, in order. */
export async function actionsOf(user: UserEvent, scope: Scope): Promise<readonly (string | null)[]> {
  const menu = scope.getByRole('button', { name: beginsWith('More actions') });
  const buttons = scope.getAllByRole('button').filter((button) => button !== menu);
  await user.click(menu);
  const items = scope.getAllByRole('menuitem');
  return [...buttons, ...items].map(nameOf);
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;
