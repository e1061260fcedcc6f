import { useCallback, useContext, useEffect, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from '../controls/button.tsx';
import { PageReloadContext } from './page-reload.ts';
import type { Loaded } from './use-loaded.ts';

interface MissingPartProps {
  /** Default: a part of the page couldn't be loaded. */
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  /** In a row of a list, attributes that give the retry button the name of the row. Nothing is announced there. */
  readonly inRow?: { readonly id: string; readonly 'aria-labelledby': string } | undefined;
}

/**
 * Says that a part couldn't be loaded, and offers a reload, which loses nothing. Unless the page has been updated, it can be
 * retried; Firefox before 155 remembers the failure, so that there, too, only a reload helps.
 */
export function MissingPart({ text, onRetry, inRow }: MissingPartProps) {
  const { t } = useI18n();
  const page = useContext(PageReloadContext);
  const isOutdated = page?.isOutdated;
  const [found, setFound] = useState<'asking' | 'outdated' | 'current' | 'unknown'>(
    isOutdated ? 'asking' : 'current',
  );
  const ask = useCallback(
    () =>
      void isOutdated?.().then((answer) =>
        setFound(answer === undefined ? 'unknown' : answer ? 'outdated' : 'current'),
      ),
    [isOutdated],
  );
  useEffect(ask, [ask]);
  const retry = () => {
    onRetry();
    ask();
  };
  const waits = page?.reload ? [] : [t.release.waits];
  const outdated = found === 'outdated' ? [t.release.partOutdated, ...waits] : [];
  return (
    <span className="row" role={inRow ? undefined : 'alert'}>
      <span>{[text ?? t.app.partMissing, ...outdated].join(' ')}</span>
      {(found === 'current' || found === 'unknown') && (
        <Button {...inRow} onClick={retry}>
          {t.app.loadPart}
        </Button>
      )}
      {found !== 'asking' && page?.reload && <Button onClick={page.reload}>{t.app.reload}</Button>}
    </span>
  );
}

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
