import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from './button.tsx';

interface CopyButtonProps {
  /** Called on click, since the text may be long. */
  readonly text: () => string;
  readonly label: string;
}

/** Copies a text and shows if that worked. */
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
      {/* Without a secure context there is no clipboard API; the text can be selected by hand. */}
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
