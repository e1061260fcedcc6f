import { useI18n } from '#i18n/i18n-context.tsx';
import { moveMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { Button } from '#ui/button.tsx';

import { assetText, type KnownAssets } from '../edit/known-assets.ts';
import type { LastMove } from './use-moves.ts';

interface MoveNoteProps {
  readonly last: LastMove | undefined;
  readonly assets: KnownAssets;
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

const symbol = '✕';

/** Says where uploads were moved to, links the asset, and offers to undo it. */
export function MoveNote({ last, assets, fallbackFocus }: MoveNoteProps) {
  const i18n = useI18n();
  const words = moveMessages(i18n);
  const more = uploadListMessages(i18n);
  const leave = (act: () => void) => () => {
    act();
    fallbackFocus()?.focus();
  };
  const { assetId, movedCount = 0, tooLateCount = 0 } = last ?? {};
  const href = assetId === undefined || movedCount === 0 ? undefined : assets.hrefOf(assetId);
  const texts = [
    assetId !== undefined && movedCount > 0 && words.moved(movedCount, shownName(assetText(assetId, assets))),
    tooLateCount > 0 && words.notMoved(tooLateCount),
  ];
  return (
    // Stays mounted while empty, so that its text is announced.
    <div className={last && 'row uploads__removed'}>
      <span role="status">{texts.filter(Boolean).join(' · ')}</span>
      {href && <a href={href}>{words.show}</a>}
      {last?.undo && <Button onClick={leave(last.undo)}>{words.undo}</Button>}
      {last && (
        <Button look="icon" aria-label={more.hide} onClick={leave(last.hide)}>
          {symbol}
        </Button>
      )}
    </div>
  );
}
