import { useId, type ReactNode } from 'react';

interface RadioGroupProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly isDisabled?: boolean }[];
  /** Empty until a person has chosen. */
  readonly value: T | '';
  readonly onChange: (value: T) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Element ID of the first radio, for the error summary. */
  readonly id: string;
}

/** A group of radio buttons with a legend, a hint and its error. */
export function RadioGroup<T extends string>({
  label,
  options,
  hint,
  error,
  id,
  ...group
}: RadioGroupProps<T>) {
  const name = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" role="radiogroup" aria-describedby={described || undefined}>
      <legend className="field__label">{label}</legend>
      {error && (
        <span className="field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
      <div className="radios">
        {options.map((option, index) => (
          <label key={option.value} className="radio">
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              value={option.value}
              checked={group.value === option.value}
              disabled={option.isDisabled}
              onChange={() => group.onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
