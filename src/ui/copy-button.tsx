import { useId, useState, type ComponentProps } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from './button.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'aria-describedby'> {
  /** Called on click, since the text may be long. */
  readonly text: () => string;
  readonly label: string;
  /** Names the field with the text, which appears if the browser doesn't copy. Without it there is no field. */
  readonly fallback?: string;
}

/** Copies a text and shows if that worked. */
export function CopyButton({ text, label, fallback, look = 'quiet', ...rest }: CopyButtonProps) {
  const { t } = useI18n();
  const statusId = useId();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const isShown = outcome === 'failed' && fallback !== undefined;
  return (
    <>
      {/* Without a secure context there is no clipboard API; the text can be selected by hand. */}
      {(fallback !== undefined || ('clipboard' in navigator && navigator.clipboard)) && (
        <Button look={look} {...rest} onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status" id={statusId} className="small muted">
        {isShown ? fallback : outcome && t.copy[outcome]}
      </span>
      {isShown && (
        <textarea
          ref={select}
          className="input copied-text"
          readOnly
          rows={text().split('\n').length}
          aria-labelledby={statusId}
          value={text()}
        />
      )}
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
