import { useState } from 'react';

import { isConfirmed, isRunning } from '#queue/upload.ts';
import { type AssetUpload, isAssetLocked } from '#sending/asset-upload.ts';
import type { LastMoves, Move } from '#sending/last-moves.ts';
import { useValue } from '#ui/use-value.ts';

import { isPaused } from '../status/available-actions.ts';
import type { MoveUploads, UploadCommands } from '../upload-commands.ts';

/** Uploads that are to be moved: one, or all of the page's asset. */
type ToMove = { readonly uploadId: string } | 'all';

/** Moves uploads to another asset, and remembers the last move for "Undo". */
export type Moves = ReturnType<typeof useMoves>;

/** The last move, as far as the list shows it by now. */
export type LastMove = NonNullable<Moves['last']>;

/** The queue may decline a move, in another tab even later: what the message says is read from the list. */
export function useMoves(uploads: readonly AssetUpload[], commands: UploadCommands, lastMoves: LastMoves) {
  const moves = useShownMoves(uploads, lastMoves);
  const [toMove, setToMove] = useState<ToMove>();
  const listed = new Map(uploads.map((upload) => [upload.id, upload]));
  const states = moves.flatMap((move) => {
    const now = listed.get(move.before.id);
    return now ? [{ move, now, isMoved: now.job.assetId === move.assetId }] : [];
  });
  const moved = states.filter(({ isMoved }) => isMoved);
  const reversible = moved.filter(({ now }) => isReversible(now));
  const tooLateCount = states.filter(({ now, isMoved }) => !isMoved && isOver(now)).length;
  const hide = () => lastMoves.set([]);
  const undo = () => {
    for (const { move, now } of reversible) moveBack(move, now, commands);
    hide();
  };
  const [first] = moves;
  const isShown = first !== undefined && (moved.length > 0 || tooLateCount > 0);
  const move: MoveUploads = (chosen, details, pausedIds) => {
    const { assetId } = details;
    const wasPaused = (upload: AssetUpload) => isPaused(upload) && !pausedIds.has(upload.id);
    lastMoves.set(chosen.map((before) => ({ before, wasPaused: wasPaused(before), assetId })));
    for (const { id } of chosen) commands.edit(id, details);
  };
  return {
    /** Undefined while the dialog is closed. */
    toMove,
    /** Opens the dialog. */
    open: setToMove,
    close: () => setToMove(undefined),
    last: isShown
      ? {
          assetId: first.assetId,
          movedCount: moved.length,
          /** Number of uploads that were sent before they could be moved. */
          tooLateCount,
          /** Absent once the service may have the documents. */
          undo: reversible.length > 0 ? undo : undefined,
          hide,
        }
      : undefined,
    move,
  };
}

/** On another page, the message is shown again only if something of it can be undone. */
function useShownMoves(uploads: readonly AssetUpload[], lastMoves: LastMoves): readonly Move[] {
  const moves = useValue(lastMoves);
  const canUndo = ({ before: { id }, assetId }: Move) =>
    uploads.some((now) => now.id === id && now.job.assetId === assetId && isReversible(now));
  const [outdated] = useState(() => (moves.some(canUndo) ? undefined : moves));
  return moves === outdated ? [] : moves;
}

/** Returns true if it was sent to its former asset, or may have been. */
const isOver = (upload: AssetUpload): boolean =>
  isRunning(upload) || isConfirmed(upload) || isAssetLocked(upload);

/** Returns true while the service can't have the document: an upload that is still sending is stopped first. */
const isReversible = (upload: AssetUpload): boolean => upload.status === 'sending' || !isOver(upload);

/** Moves an upload back, and restores its status: a failed one would fail again. */
function moveBack({ before, wasPaused }: Move, now: AssetUpload, commands: UploadCommands): void {
  const { id } = now;
  if (now.status === 'sending') commands.pause(id);
  commands.edit(id, { assetId: before.job.assetId });
  if (before.status === 'failed') commands.fail(id, before.problem);
  else if (before.status === 'cancelled') commands.cancel(id);
  else if (wasPaused) commands.pause(id);
  else if (now.status === 'sending') commands.resume(id);
}
