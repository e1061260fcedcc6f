import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

/** One error of a form, and the ID of the control that fixes it. */
export interface FormError {
  readonly controlId: string;
  readonly message: string;
  /** Row of the control, if the row may have to be rendered first. */
  readonly rowId?: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** Number of failed submissions: takes focus when it rises, never while a person types. */
  readonly failedSubmits: number;
  /** Called before focus moves to the control of an error; must render the control synchronously. */
  readonly onGoTo?: (error: FormError) => void;
}

/**
 * Most errors that are listed: thousands of rows may lack the same field. The next ones appear once these are fixed.
 */
const mostListed = 20;

/** Lists the errors of a form, and takes focus after a failed submission. */
export function ErrorSummary({ errors, failedSubmits, onGoTo }: ErrorSummaryProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedSubmits > 0) box.current?.focus();
  }, [failedSubmits]);
  // The empty component stays mounted: a new one would run its effect and take focus from a field.
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>{t.errorSummary.title}</h3>
      <ul className="error-summary__list">
        {errors.slice(0, mostListed).map((error) => (
          <li key={error.controlId}>
            <a
              href={`#${error.controlId}`}
              onClick={(event) => {
                // The address is the application's route, so focus is moved without the link's default action.
                event.preventDefault();
                onGoTo?.(error);
                const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
                root.getElementById(error.controlId)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
      {errors.length > mostListed && <p>{t.errorSummary.more(errors.length - mostListed)}</p>}
    </div>
  );
}
