import Check from 'lucide-react/icons/check';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import { useId, useRef, useState, type ComponentProps } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { useSheet } from '../styles/use-sheet.ts';
import { SubjectButton } from './subject-button.tsx';

import css from './copy-button.css?inline';

/** Returns false without a secure context: there is no clipboard API then. */
export const canCopy = (): boolean => 'clipboard' in navigator && Boolean(navigator.clipboard);

type Outcome = 'copied' | 'failed';

/** Copying of texts. */
export type Copying = ReturnType<typeof useCopy>;

/** Copies texts. */
export function useCopy() {
  const [last, setLast] = useState<{ readonly text: string; readonly outcome: Outcome }>();
  const copy = async (text: string, onCopied?: () => void) => {
    const outcome = await write(text);
    setLast({ text, outcome });
    if (outcome === 'copied') onCopied?.();
  };
  return {
    /** Outcome of the last one. */
    outcome: last?.outcome,
    /** The last text. */
    text: last?.text ?? '',
    /** `onCopied` is called if it worked. */
    copy: (text: string, onCopied?: () => void) => void copy(text, onCopied),
  };
}

/** Never rejects. */
async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

interface CopyStatusProps {
  readonly outcome: Outcome | undefined;
  /** Shown instead of a failure. */
  readonly fallback?: string | undefined;
  readonly id?: string;
}

/** Shows if copying worked. */
export function CopyStatus({ outcome, fallback, id }: CopyStatusProps) {
  const { t } = useI18n();
  return (
    <span role="status" id={id} className="small muted">
      {outcome === 'failed' && fallback !== undefined ? fallback : outcome && t.copy[outcome]}
    </span>
  );
}

interface CopiedTextProps {
  readonly text: string;
  /** Element ID of what names the field. */
  readonly labelId: string;
}

/** A text that the browser didn't copy, selected and focused. */
export function CopiedText({ text, labelId }: CopiedTextProps) {
  return (
    <textarea
      ref={select}
      className="input copied-text"
      readOnly
      rows={text.split('\n').length}
      aria-labelledby={labelId}
      value={text}
    />
  );
}

interface CopyButtonProps extends Pick<
  ComponentProps<typeof SubjectButton>,
  'look' | 'isSmall' | 'subjectId'
> {
  /** Called on click, since the text may be long. */
  readonly text: () => string;
  readonly label: string;
  /** Names the field with the text, which appears if the browser doesn't copy. Without it there is no field. */
  readonly fallback?: string;
  readonly onCopied?: (() => void) | undefined;
}

/** Copies a text and shows if that worked. */
export function CopyButton({ text, label, fallback, onCopied, look = 'quiet', ...rest }: CopyButtonProps) {
  const { t } = useI18n();
  const statusId = useId();
  const { outcome, copy } = useCopy();
  const status = useRef<HTMLSpanElement>(null);
  useSheet(status, css);
  const isShown = outcome === 'failed' && fallback !== undefined;
  return (
    <>
      {(fallback !== undefined || canCopy()) && (
        <SubjectButton look={look} {...rest} aria-label={label} onClick={() => copy(text(), onCopied)}>
          <span className="copy" data-copied={outcome === 'copied' || undefined}>
            <span>
              {!rest.isSmall && <ClipboardCopy />}
              <span>{label}</span>
            </span>
            <span aria-hidden="true">
              <Check />
              <span>{t.copy.copied}</span>
            </span>
          </span>
        </SubjectButton>
      )}
      {/* The button shows a success, which moves nothing. */}
      <span ref={status} className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        <CopyStatus outcome={outcome} fallback={fallback} id={statusId} />
      </span>
      {isShown && <CopiedText text={text()} labelId={statusId} />}
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
