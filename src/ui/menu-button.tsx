import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import { Button } from './button.tsx';
import { focused } from './focused.ts';
import sheet from './menu-button.css?inline';
import { useSheet } from './use-sheet.ts';

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
 * closes the menu and returns focus to the button, as does a change of the items.
 */
export function MenuButton({ label, items, ...described }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [openAt, setOpenAt] = useState<'first' | 'last'>();
  const labels = items.map(({ label }) => label).join('\n');
  const [shownLabels, setShownLabels] = useState(labels);
  // Another entry must not slide under the pointer.
  if (labels !== shownLabels) {
    setShownLabels(labels);
    setOpenAt(undefined);
  }
  if (items.length === 0) return null;
  const close = () => {
    setOpenAt(undefined);
    button.current?.focus();
  };
  return (
    // Leaving the menu by Tab or a click elsewhere closes it.
    <span
      className="menu-anchor"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpenAt(undefined);
      }}
    >
      <Button
        ref={button}
        look="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={openAt !== undefined}
        aria-controls={openAt && menuId}
        {...described}
        onClick={() => setOpenAt(openAt ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        {symbol}
      </Button>
      {openAt && <Menu id={menuId} button={button} {...{ label, items, openAt }} onClose={close} />}
    </span>
  );
}

interface MenuProps {
  readonly id: string;
  /** Receives focus if the menu has it when it is removed. */
  readonly button: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly openAt: 'first' | 'last';
  readonly onClose: () => void;
}

function Menu({ id, button, label, items, openAt, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useSheet(menu, sheet);
  useLayoutEffect(() => {
    const rows = itemsOf(menu);
    (openAt === 'first' ? rows[0] : rows.at(-1))?.focus();
  }, [openAt]);
  useLayoutEffect(() => {
    const box = menu.current;
    const above = box?.parentElement?.getBoundingClientRect().top ?? 0;
    const { bottom, height } = box?.getBoundingClientRect() ?? { bottom: 0, height: 0 };
    if (bottom > innerHeight && height < above) box?.setAttribute('data-above', '');
    const opener = button.current;
    return () => {
      // No event tells that a focused element was removed.
      if (box?.contains(focused())) opener?.focus();
    };
  }, [button]);

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
      {items.map((item) => (
        <Item key={item.label} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

function Item({ item: { label, href, onSelect }, onClose }: ItemProps) {
  const shared = { role: 'menuitem', tabIndex: -1, className: 'menu__item' } as const;
  if (href !== undefined) {
    return (
      <a {...shared} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {label}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      // First closed: the action may remove the button.
      onClick={() => {
        onClose();
        onSelect();
      }}
    >
      {label}
    </button>
  );
}

const itemsOf = (menu: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];
