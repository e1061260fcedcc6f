import { MissingPart } from './missing-part.tsx';
import type { Loaded } from './use-loaded.ts';

interface MissingNoteProps {
  readonly loaded: Loaded<unknown>;
  /** Default: a part of the page couldn't be loaded. */
  readonly text?: string;
}

/** In place of a part that couldn't be loaded; nothing while it is loading. */
export const MissingNote = ({ loaded, text }: MissingNoteProps) =>
  loaded.status === 'failed' && (
    <p className="field__error">
      <MissingPart text={text} onRetry={loaded.retry} />
    </p>
  );
