import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

/** One error of a form, and the ID of the control that fixes it. */
export interface FormError {
  readonly controlId: string;
  readonly message: string;
  /** The row of a list in which the control stands, where that may have to be put into the page first. */
  readonly rowId?: string;
}

interface ErrorSummaryProps {
  readonly mistakes: readonly FormError[];
  /** Number of failed submissions: takes focus when it rises, never while a person types. */
  readonly refusals: number;
  /** Somebody follows a mistake to its control, which has to be in the page after this. */
  readonly onGoTo?: (mistake: FormError) => void;
}

/** Of thousands of rows that all lack the same, nobody reads every one; the next come when these are mended. */
const mostListed = 20;

/** Lists the errors of a form, and takes focus after a failed submission. */
export function ErrorSummary({ mistakes, refusals, onGoTo }: ErrorSummaryProps) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  // It stays in the page while it is empty: an effect that ran for a new one would take focus from a field.
  if (mistakes.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>{t.errorSummary.title}</h3>
      <ul className="error-summary__list">
        {mistakes.slice(0, mostListed).map((mistake) => (
          <li key={mistake.controlId}>
            <a
              href={`#${mistake.controlId}`}
              onClick={(event) => {
                // The address is the application's route: go to the control by hand.
                event.preventDefault();
                onGoTo?.(mistake);
                const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
                root.getElementById(mistake.controlId)?.focus();
              }}
            >
              {mistake.message}
            </a>
          </li>
        ))}
      </ul>
      {mistakes.length > mostListed && <p>{t.errorSummary.more(mistakes.length - mostListed)}</p>}
    </div>
  );
}
