import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Returns the element ID of the label of a control. */
export const labelIdOf = (controlId: string): string => `${controlId}-label`;

/**
 * Returns true for a key that an input method uses, such as Enter, which confirms a conversion into Japanese or Chinese.
 * Safari ends the conversion before that event; only the key code, 229, tells it there.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

interface FieldProps {
  readonly label: string;
  /** Quieter words after the label. */
  readonly labelNote?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** True for an error that is said elsewhere. */
  readonly isInvalid?: boolean | undefined;
  /** Element ID of the control, for the error summary. */
  readonly id?: string;
  /** For a table cell whose column heading names the field. Default: false. */
  readonly isLabelHidden?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with a hint and an error, both of which describe the control. */
export function Field({
  label,
  labelNote,
  hint,
  error,
  isInvalid,
  id: givenId,
  isLabelHidden,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = labelNote ? `${id}-note` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field stack stack--tight">
      <div className={isLabelHidden ? 'visually-hidden' : 'field__label'}>
        <label id={labelIdOf(id)} htmlFor={id}>
          {label}
        </label>{' '}
        {labelNote && <span id={noteId}>{labelNote}</span>}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, noteId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || isInvalid ? true : undefined,
      })}
      {error && (
        <span className="field__error" id={errorId}>
          <CircleAlert />
          <span>{error}</span>
        </span>
      )}
      {hint && (
        <span className="field__hint muted small" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

type TextFieldProps = ComponentProps<'input'> &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'isLabelHidden'>;

/** A single-line text field; other props, and `ref`, are passed to the input. */
export function TextField({ label, hint, error, id, isLabelHidden = false, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden }} {...(id ? { id } : {})}>
      {(control) => (
        <input type="text" autoComplete="off" {...input} {...control} className="input" part="input" />
      )}
    </Field>
  );
}

/** A checkbox with a label and a hint. */
export function CheckField({
  label,
  hint,
  ...input
}: ComponentProps<'input'> & Pick<FieldProps, 'label' | 'hint'>) {
  const id = useId();
  return (
    <div className="check">
      <input {...input} type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="field__hint muted small" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
