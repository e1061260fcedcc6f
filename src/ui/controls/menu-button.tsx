import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { focused } from '../browser/focused.ts';
import { useSheet } from '../styles/use-sheet.ts';
import { SubjectButton, type Subject } from './subject-button.tsx';

import sheet from './menu-button.css?inline';

/** An action of a menu, or a link; the caller must have checked the scheme of `href`. */
export type MenuItem = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Present for one of several choices. */
  readonly isChecked?: boolean;
  /** Something is lost. */
  readonly isDanger?: boolean;
  /** A line above it. */
  readonly startsGroup?: boolean;
} & (
  | { readonly onSelect: () => void; readonly href?: never }
  | { readonly href: string; readonly onSelect?: never }
);

interface MenuButtonProps extends Subject {
  /** For example "More actions". */
  readonly label: string;
  /** Renders nothing without items. */
  readonly items: readonly (MenuItem | false | undefined)[];
}

/**
 * A "⋯" button that opens a menu, after the menu button pattern of the ARIA Authoring Practices. Selecting an item
 * closes the menu and returns focus to the button. While it is open, items that are no longer offered are disabled, and
 * new ones appear when it is opened again.
 */
export function MenuButton({ label, items: offered, subjectId }: MenuButtonProps) {
  const items = offered.filter((item) => !!item);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState<OpenMenu>();
  if (items.length === 0) {
    if (open) setOpen(undefined);
    return null;
  }
  const openAt = (focusAt: OpenMenu['focusAt']) => setOpen({ focusAt, openedItems: items });
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
      <SubjectButton
        ref={button}
        subjectId={subjectId}
        look="icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && menuId}
        onClick={() => (open ? setOpen(undefined) : openAt('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        <Ellipsis />
      </SubjectButton>
      {open && <Menu id={menuId} {...{ label, items }} {...open} onClose={close} />}
    </span>
  );
}

/** An open menu. */
interface OpenMenu {
  /** Item that receives focus. */
  readonly focusAt: 'first' | 'last';
  /** Items when it was opened: they stay in place, since another one must not slide under the pointer. */
  readonly openedItems: readonly MenuItem[];
}

interface MenuProps extends OpenMenu {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** There a menu is a sheet at the bottom of the screen, in the top layer, so that nothing hides a part of it. */
const phone = '(pointer: coarse) and (max-width: 37.49em)';

function Menu({ id, label, items, openedItems, focusAt, onClose }: MenuProps) {
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
    if (box?.showPopover && matchMedia(phone).matches) {
      box.popover = 'manual';
      box.showPopover();
    } else if (bottom > innerHeight && height < above) box?.setAttribute('data-above', '');
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
      {openedItems.map((opened) => (
        <Fragment key={opened.label}>
          {opened.startsGroup && <hr className="menu__line" />}
          <Item
            opened={opened}
            item={items.find(({ label: each }) => each === opened.label)}
            onClose={onClose}
          />
        </Fragment>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly opened: MenuItem;
  /** Absent if it is no longer offered. */
  readonly item: MenuItem | undefined;
  readonly onClose: () => void;
}

function Item({ opened, item, onClose }: ItemProps) {
  const { icon: Icon = opened.isChecked === undefined ? undefined : Check, label, isDanger = false } = opened;
  const shared = {
    role: opened.isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': opened.isChecked,
    tabIndex: -1,
    className: 'item menu__item',
    'data-danger': isDanger || undefined,
  } as const;
  const content = (
    <>
      {Icon && <Icon />}
      <span>{label}</span>
    </>
  );
  if (item?.href !== undefined) {
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {content}
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
      {content}
    </button>
  );
}

const itemsOf = (menu: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];
