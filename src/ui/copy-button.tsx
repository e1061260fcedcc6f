import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from './button.tsx';

interface CopyButtonProps {
  /** Asked for when somebody wants it: it may be long. */
  readonly text: () => string;
  readonly label: string;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      {/* Without a secure context there is no clipboard; the text itself can be selected. */}
      {'clipboard' in navigator && navigator.clipboard && (
        <Button look="quiet" onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status" className="small muted">
        {outcome && t.copy[outcome]}
      </span>
    </>
  );
}
