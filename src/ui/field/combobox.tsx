import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { Choice } from '#lib/choice.ts';

import { Announcer } from '../feedback/announcer.tsx';
import { labelIdOf, type ControlProps } from './field.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboboxProps extends ControlProps {
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly emptyLabel: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Searchable list after the ARIA Authoring Practices: focus stays in the input, and `aria-activedescendant` marks the
 * active option. Written here because every library measured fails in a shadow root or under a strict content policy,
 * or costs 50 kB and more.
 */
export function Combobox({ choices, value, onChange, onBlur, emptyLabel, ref, ...control }: ComboboxProps) {
  const { t } = useI18n();
  const listId = useId();
  const { list, query, isOpen, chosen, matches, active, ...box } = useCombobox({ choices, value, onChange });
  const isListShown = isOpen && matches.length > 0;

  return (
    <div className="combobox select">
      <input
        {...control}
        ref={ref}
        className="input"
        part="input"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListShown ? `${listId}-${active}` : undefined}
        placeholder={emptyLabel}
        // Shows an ID that was typed before there was a list.
        value={query ?? chosen?.name ?? value}
        onChange={(event) => box.type(event.target.value)}
        onClick={() => isOpen || box.open('')}
        onKeyDown={box.onKeyDown}
        onBlur={() => {
          box.leave();
          onBlur?.();
        }}
      />
      <ChevronDown />
      <Announcer text={query ? (isListShown ? t.combobox.results(matches.length) : t.combobox.none) : ''} />
      <ul
        className="combobox__list"
        id={listId}
        role="listbox"
        ref={list}
        hidden={!isListShown}
        aria-labelledby={labelIdOf(control.id)}
      >
        {matches.map((choice, index) => (
          <li
            key={choice.id}
            id={`${listId}-${index}`}
            role="option"
            className="combobox__option"
            aria-selected={choice.id === value}
            data-active={index === active || undefined}
            // On mouse down: `blur` would close the list before the click.
            onMouseDown={(event) => {
              event.preventDefault();
              if (event.button === 0) box.choose(choice);
            }}
          >
            {choice.name}
          </li>
        ))}
      </ul>
      {isOpen && !isListShown && <p className="combobox__list combobox__none">{t.combobox.none}</p>}
    </div>
  );
}
