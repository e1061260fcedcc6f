import { useMemo, useRef, useState, type KeyboardEvent } from 'react';

import type { Choice } from '#lib/choice.ts';
import { folded } from '#lib/text/folded.ts';

import { isComposing } from './field.tsx';

interface ComboboxState {
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Behaviour of a combobox without its looks: the options that match the typed text, and the active one. */
export function useCombobox({ choices, value, onChange }: ComboboxState) {
  const list = useRef<HTMLUListElement>(null);
  /** Text typed since the list opened; absent while it is closed. */
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const chosen = choices.find((choice) => choice.id === value);
  const matches = useMemo(
    () => (query ? choices.filter((choice) => folded(choice.name).includes(folded(query))) : choices),
    [choices, query],
  );

  const open = (text: string) => {
    setQuery(text);
    setActive(text === '' && chosen ? choices.indexOf(chosen) : 0);
  };
  const close = () => setQuery(undefined);
  const type = (text: string) => {
    if (text === '') onChange('');
    open(text);
  };
  const choose = (choice: Choice) => {
    onChange(choice.id);
    close();
  };
  /** A typed text counts if it matches a single option; otherwise nothing is chosen, and not the previous option. */
  const leave = () => {
    if (query) {
      const wanted = folded(query.trim());
      const meant =
        matches.find(({ name }) => folded(name) === wanted) ?? (matches.length === 1 && matches[0]);
      onChange(meant ? meant.id : '');
    }
    close();
  };
  const move = (step: number) => {
    if (!isOpen) return open('');
    const next = Math.max(0, Math.min(matches.length - 1, active + step));
    setActive(next);
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const confirm = () => {
    const match = matches[active];
    if (match) choose(match);
    else leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ...(isOpen && { Enter: confirm, Escape: close }),
    };
    const action = actions[event.key];
    if (!action) return;
    // While the list is open, Enter and Escape don't reach the form and the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return { list, query, isOpen, chosen, matches, active, open, leave, type, choose, onKeyDown };
}
