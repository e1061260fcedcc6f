import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { render } from '../../../tests/support/dom/render.tsx';
import { MenuButton, type MenuItem } from './menu-button.tsx';

function createMenu() {
  const chosen = vi.fn<(label: string) => void>();
  const items: readonly MenuItem[] = [
    { label: 'Copy ID', onSelect: () => chosen('Copy ID') },
    { label: 'Open document', href: 'https://dms.example/1' },
    { label: 'Remove', onSelect: () => chosen('Remove') },
  ];
  const { user } = render(
    <>
      <MenuButton label="More actions" items={items} />
      <button type="button">After</button>
    </>,
  );
  return { user, chosen, button: screen.getByRole('button', { name: 'More actions' }) };
}

const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });

test('a click opens the menu on its first item, and a second click closes it', async () => {
  const { user, button } = createMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('Copy ID')).toHaveFocus();
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test.for([
  ['{ArrowDown}', 'Copy ID'],
  ['{ArrowUp}', 'Remove'],
  ['{Enter}', 'Copy ID'],
])('on the button, %s opens the menu at "%s"', async ([key, name]) => {
  const { user, button } = createMenu();
  button.focus();
  await user.keyboard(key!);
  expect(item(name!)).toHaveFocus();
});

test.for([
  ['{ArrowDown}', 'Open document'],
  ['{ArrowUp}', 'Remove'],
  ['{End}', 'Remove'],
  ['{End}{ArrowDown}', 'Copy ID'],
  ['{End}{Home}', 'Copy ID'],
])('in the menu, %s moves to "%s"', async ([keys, name]) => {
  const { user, button } = createMenu();
  await user.click(button);
  await user.keyboard(keys!);
  expect(item(name!)).toHaveFocus();
});

test('an item is selected once; the menu closes and the button has focus', async () => {
  const { user, button, chosen } = createMenu();
  await user.click(button);
  await user.keyboard('{End}{Enter}');
  expect(chosen.mock.calls).toEqual([['Remove']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Escape closes the menu without selecting', async () => {
  const { user, button, chosen } = createMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test('leaving the menu by Tab or by a click elsewhere closes it', async () => {
  const { user, button } = createMenu();
  await user.click(button);
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a link opens in a new tab without access to this one', async () => {
  const { user, button } = createMenu();
  await user.click(button);
  const link = item('Open document');
  expect(link).toHaveAttribute('href', 'https://dms.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without items there is no button', () => {
  render(<MenuButton label="More actions" items={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('while the menu is open, its items keep their places, and those that are no longer offered are disabled', async () => {
  const [edit, pause, remove] = ['Edit', 'Pause', 'Remove'].map((label) => ({ label, onSelect: vi.fn() }));
  const { user, rerender } = render(<MenuButton label="More actions" items={[edit!, pause!]} />);
  await user.click(screen.getByRole('button'));
  const changed = { label: 'Pause', onSelect: vi.fn() };
  rerender(<MenuButton label="More actions" items={[remove!, changed]} />);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Pause']);
  expect(item('Edit')).toHaveAttribute('aria-disabled', 'true');
  expect(item('Edit')).toHaveFocus();
  await user.click(item('Edit'));
  expect(edit!.onSelect).not.toHaveBeenCalled();
  await user.click(item('Pause'));
  expect(changed.onSelect).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove', 'Pause']);
});

test('a menu whose focused item is no longer offered closes by a click elsewhere and by Escape', async () => {
  const [edit, pause] = ['Edit', 'Pause'].map((label) => ({ label, onSelect: vi.fn() }));
  const { user, rerender } = render(<MenuButton label="More actions" items={[edit!]} />);
  for (const leave of [() => user.click(document.body), () => user.keyboard('{Escape}')]) {
    rerender(<MenuButton label="More actions" items={[edit!]} />);
    await user.click(screen.getByRole('button'));
    rerender(<MenuButton label="More actions" items={[pause!]} />);
    await leave();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  }
});

test('a menu that lost all its items is closed when there are some again', async () => {
  const edit = { label: 'Edit', onSelect: vi.fn() };
  const { user, rerender } = render(<MenuButton label="More actions" items={[edit]} />);
  await user.click(screen.getByRole('button'));
  rerender(<MenuButton label="More actions" items={[]} />);
  rerender(<MenuButton label="More actions" items={[edit]} />);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
