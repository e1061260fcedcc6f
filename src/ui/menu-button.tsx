import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { Button } from './button.tsx';
import { useSheet } from './dialog/use-sheet.ts';
import { focused } from './focused.ts';

import sheet from './menu-button.css?inline';

/** An action of a menu, or a link; the caller must have checked the scheme of `href`. */
export type MenuItem = { readonly label: string } & (
  | { readonly onSelect: () => void; readonly href?: never }
  | { readonly href: string; readonly onSelect?: never }
);

interface MenuButtonProps {
  /** Accessible name of the button, for example "More actions". */
  readonly label: string;
  /** Renders nothing without items. */
  readonly items: readonly MenuItem[];
  /** Element ID of the subject of the actions. */
  readonly 'aria-describedby'?: string;
}

const symbol = '⋯';

/**
 * A "⋯" button that opens a menu, after the menu button pattern of the ARIA Authoring Practices. Selecting an item
 * closes the menu and returns focus to the button. While it is open, items that are no longer offered are disabled, and
 * new ones appear when it is opened again.
 */
export function MenuButton({ label, items, ...described }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState<OpenMenu>();
  if (items.length === 0) {
    if (open) setOpen(undefined);
    return null;
  }
  const openAt = (focusAt: OpenMenu['focusAt']) =>
    setOpen({ focusAt, labels: items.map(({ label }) => label) });
  const close = () => {
    setOpen(undefined);
    button.current?.focus();
  };
  return (
    // Leaving the menu by Tab or a click elsewhere closes it.
    <span
      className="menu-anchor"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(undefined);
      }}
    >
      <Button
        ref={button}
        look="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && menuId}
        {...described}
        onClick={() => (open ? setOpen(undefined) : openAt('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {symbol}
      </Button>
      {open && <Menu id={menuId} {...{ label, items }} {...open} onClose={close} />}
    </span>
  );
}

/** An open menu. */
interface OpenMenu {
  /** Item that receives focus. */
  readonly focusAt: 'first' | 'last';
  /** Items when it was opened: they stay in place, since another one must not slide under the pointer. */
  readonly labels: readonly string[];
}

interface MenuProps extends OpenMenu {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

function Menu({ id, label, items, labels, focusAt, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useSheet(menu, sheet);
  useLayoutEffect(() => {
    const rows = itemsOf(menu);
    (focusAt === 'first' ? rows[0] : rows.at(-1))?.focus();
  }, [focusAt]);
  useLayoutEffect(() => {
    const box = menu.current;
    const above = box?.parentElement?.getBoundingClientRect().top ?? 0;
    const { bottom, height } = box?.getBoundingClientRect() ?? { bottom: 0, height: 0 };
    if (bottom > innerHeight && height < above) box?.setAttribute('data-above', '');
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const rows = itemsOf(menu);
    const at = rows.findIndex((row) => row === focused());
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: rows[(at + 1) % rows.length],
      ArrowUp: rows.at(at - 1),
      Home: rows[0],
      End: rows.at(-1),
    };
    const target = targets[event.key];
    if (!target && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape closes the menu, and not the dialog around it.
    event.stopPropagation();
    if (target) target.focus();
    else onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have focus
    <div ref={menu} id={id} role="menu" className="menu" aria-label={label} onKeyDown={onKeyDown}>
      {labels.map((each) => (
        <Item
          key={each}
          label={each}
          item={items.find((offered) => offered.label === each)}
          onClose={onClose}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly label: string;
  /** Absent if it is no longer offered. */
  readonly item: MenuItem | undefined;
  readonly onClose: () => void;
}

function Item({ label, item, onClose }: ItemProps) {
  const shared = { role: 'menuitem', tabIndex: -1, className: 'menu__item' } as const;
  if (item?.href !== undefined) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {label}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={!item}
      // First closed: the action may remove the button.
      onClick={() => {
        if (!item) return;
        onClose();
        item.onSelect();
      }}
    >
      {label}
    </button>
  );
}

const itemsOf = (menu: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];
