import { useEffect, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

/** One mistake of a form, and the id of the control where it is mended. */
export interface FormMistake {
  readonly controlId: string;
  readonly message: string;
}

/** Lists the mistakes of a form and takes focus when it appears, so that nobody misses why nothing happened. */
export function ErrorSummary({ mistakes }: { readonly mistakes: readonly FormMistake[] }) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h3>{t.errorSummary.title}</h3>
      <ul className="error-summary__list">
        {mistakes.map((mistake) => (
          <li key={mistake.controlId}>
            <a
              href={`#${mistake.controlId}`}
              onClick={(event) => {
                // The address is the application's route: go to the control by hand.
                event.preventDefault();
                const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
                root.getElementById(mistake.controlId)?.focus();
              }}
            >
              {mistake.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
