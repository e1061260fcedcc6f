import type { Ref } from 'react';

import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import type { Choice } from './use-combobox.ts';

/** Above this many entries, looking through a native list takes longer than typing. */
const longestNativeList = 15;

/** A field with its label, its list, and what is wrong with it. */
export interface ChoiceFieldProps {
  readonly label: string;
  /** Absent where the deployment gives no list: then the id is typed. */
  readonly choices?: readonly Choice[] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** What an empty value means, shown in its place. */
  readonly emptyLabel: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Shown and not to be changed. */
  readonly isLocked?: boolean | undefined;
  readonly id?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** Chooses one id: from a native list, from a list with search where it is long, or by typing where there is none. */
export function ChoiceField({ label, error, hint, id, ref, isLocked, ...choice }: ChoiceFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(id ? { id } : {})}>
      {(control) => {
        if (isLocked) {
          const shown = choice.choices?.find((entry) => entry.id === choice.value)?.name ?? choice.value;
          return <input {...control} className="input" part="input" type="text" readOnly value={shown} />;
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
              value={choice.value}
              onBlur={choice.onBlur}
              onChange={(event) => choice.onChange(event.target.value)}
            />
          );
        }
        if (choice.choices.length > longestNativeList) {
          return (
            <Combobox {...choice} {...control} choices={choice.choices} ref={ref as Ref<HTMLInputElement>} />
          );
        }
        return (
          <select
            {...control}
            ref={ref as Ref<HTMLSelectElement>}
            className="input"
            part="input"
            value={choice.value}
            onBlur={choice.onBlur}
            onChange={(event) => choice.onChange(event.target.value)}
          >
            <option value="">{choice.emptyLabel}</option>
            {isUnlisted(choice.value, choice.choices) && <option value={choice.value}>{choice.value}</option>}
            {choice.choices.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.name}
              </option>
            ))}
          </select>
        );
      }}
    </Field>
  );
}

/** Typed before there was a list. What is not shown would be sent all the same. */
export const isUnlisted = (value: string, choices: readonly Choice[]): boolean =>
  value !== '' && !choices.some(({ id }) => id === value);
