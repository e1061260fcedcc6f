import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createDemoSignIn } from '#app/sign-in/demo-sign-in.ts';
import { PersonSelect } from '#app/sign-in/person-select.tsx';
import { tokenRoles } from '#api/token-roles.ts';

import { createMemory } from '../support/memory.ts';
import { render } from '../support/render.tsx';
import { startService } from '../support/start-service.ts';

async function createSelect({
  memory = createMemory(),
  isDown = false,
  unsentCount = 0,
  keptCount = 0,
} = {}) {
  const service = await startService();
  onTestFinished(service.stop);
  if (isDown) await service.close();
  const signIn = createDemoSignIn(`${service.url}/`, memory);
  const onDiscard = vi.fn();
  const { user } = render(
    <PersonSelect
      baseUrl={`${service.url}/`}
      signIn={signIn}
      unsentCount={unsentCount}
      keptCount={keptCount}
      onDiscard={onDiscard}
    />,
  );
  const roles = async () =>
    tokenRoles(await signIn.getToken({ reason: 'initial', signal: new AbortController().signal }), 'roles');
  return { user, service, roles, signIn, onDiscard };
}

const chosen = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Signed in as' }).selectedOptions[0]?.textContent;

test('the demo people are listed with their roles, the first one signed in', async () => {
  const { roles } = await createSelect();
  await screen.findByRole('option', { name: 'Tom Weiß · no role' });
  expect(screen.getAllByRole('option')).toHaveLength(6);
  expect(chosen()).toBe('Mia Berg · manufacturer-user');
  expect(await roles()).toEqual(['manufacturer-user']);
});

test('who was chosen is signed in, now and the next time', async () => {
  const memory = createMemory();
  const { user, roles } = await createSelect({ memory });
  const option = await screen.findByRole('option', { name: 'Sade Okafor · admin' });
  await user.selectOptions(screen.getByRole('combobox'), option);
  expect(await roles()).toEqual(['admin']);
  expect(memory.read('demo-person')).toBe('s.okafor');
});

test.each([
  ['s.okafor', 'Sade Okafor · admin'],
  ['nobody', 'Mia Berg · manufacturer-user'],
])('remembered %s, %s is signed in', async (remembered, person) => {
  await createSelect({ memory: createMemory({ 'demo-person': remembered }) });
  await screen.findByRole('option', { name: person });
  expect(chosen()).toBe(person);
});

test('a service that is not there is told, and trying again helps when it is back', async () => {
  const { user, service } = await createSelect({ isDown: true });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded from the service');
  await service.restart();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /^Mia Berg/ })).toBeTruthy();
});

async function createLeaving(keptCount: number) {
  const select = await createSelect({ unsentCount: 2, keptCount });
  const option = await screen.findByRole('option', { name: 'Sade Okafor · admin' });
  await select.user.selectOptions(screen.getByRole('combobox'), option);
  expect(screen.getByRole('dialog', { name: '2 documents are not stored yet' })).toBeTruthy();
  return { ...select, press: (name: string) => select.user.click(screen.getByRole('button', { name })) };
}

test.each([
  ['Stay and send', 'm.berg', 0],
  ['Keep for Mia Berg', 's.okafor', 0],
  ['Discard', 's.okafor', 1],
])('somebody with documents that are not stored is asked: "%s"', async (answer, personId, discarded) => {
  const { press, signIn, onDiscard } = await createLeaving(2);
  expect(signIn.state()).toMatchObject({ person: { id: 'm.berg' } });
  await press(answer);
  expect(signIn.state()).toMatchObject({ person: { id: personId } });
  expect(onDiscard).toHaveBeenCalledTimes(discarded);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is not kept on the device cannot be left for later', async () => {
  await createLeaving(0);
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

test('where some are kept and some are not, that is said, and all can be left', async () => {
  const { press, signIn } = await createLeaving(1);
  expect(screen.getByText('1 of them is not kept here: its file has to be chosen again then.')).toBeTruthy();
  await press('Keep for Mia Berg');
  expect(signIn.state()).toMatchObject({ person: { id: 's.okafor' } });
});
