import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';

import type { Choice } from '#lib/choice.ts';

import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

/** Above this many options, searching is faster than a native list. */
const maxNativeOptions = 15;

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps {
  readonly label: string;
  /** Quieter words after the label. */
  readonly labelNote?: string;
  /** Absent if the deployment has no list; then the ID is typed. */
  readonly choices?: readonly Choice[] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shown instead of an empty value. */
  readonly emptyLabel: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly isInvalid?: boolean | undefined;
  /** Read-only. */
  readonly isLocked?: boolean | undefined;
  readonly id?: string;
  readonly isLabelHidden?: boolean;
  /** A searchable list, however short it is. */
  readonly isSearched?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** Field for one ID: a native list, a searchable list if it is long, or a text field if there is no list. */
export function ChoiceField({ ref, isLocked, ...props }: ChoiceFieldProps) {
  const { label, labelNote, error, isInvalid, hint, id, isLabelHidden, isSearched, ...choice } = props;
  return (
    <Field {...{ label, labelNote, error, isInvalid, hint, isLabelHidden }} {...(id ? { id } : {})}>
      {(control) => {
        if (isLocked) {
          return <input {...control} className="input" part="input" readOnly value={shownValue(choice)} />;
        }
        if (!choice.choices) {
          return (
            <input
              {...control}
              ref={ref as Ref<HTMLInputElement>}
              className="input"
              part="input"
              type="text"
              autoComplete="off"
              placeholder={isLabelHidden ? choice.emptyLabel : undefined}
              value={choice.value}
              onBlur={choice.onBlur}
              onChange={(event) => choice.onChange(event.target.value)}
            />
          );
        }
        if (isSearched || choice.choices.length > maxNativeOptions) {
          return (
            <Combobox {...choice} {...control} choices={choice.choices} ref={ref as Ref<HTMLInputElement>} />
          );
        }
        return (
          <span className="select">
            <select
              {...control}
              ref={ref as Ref<HTMLSelectElement>}
              className="input"
              part="input"
              data-empty={choice.value === '' || undefined}
              value={choice.value}
              onBlur={choice.onBlur}
              onChange={(event) => choice.onChange(event.target.value)}
            >
              {/* Once what stands for an empty value is among the choices, choosing it there sets it. */}
              <option value="" hidden={choice.choices.some(({ name }) => name === choice.emptyLabel)}>
                {choice.emptyLabel}
              </option>
              {isUnlisted(choice.value, choice.choices) && <option>{choice.value}</option>}
              {choice.choices.map((entry) => (
                <option key={entry.id} value={entry.id}>
                  {entry.name}
                </option>
              ))}
            </select>
            <ChevronDown />
          </span>
        );
      }}
    </Field>
  );
}

const shownValue = ({ choices, value }: Pick<ChoiceFieldProps, 'choices' | 'value'>): string =>
  choices?.find(({ id }) => id === value)?.name ?? value;

/** A value that isn't in the list, typed before it was loaded: it must be visible, since it would be sent. */
export const isUnlisted = (value: string, choices: readonly Choice[]): boolean =>
  value !== '' && !choices.some(({ id }) => id === value);
