import { useCallback } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { AssetUpload } from '#sending/asset-upload.ts';

import { isPaused } from '../status/available-actions.ts';
import type { MoveUploads, UploadCommands } from '../upload-commands.ts';
import { EditForm } from './edit-form.tsx';
import { valuesOf, type DetailChoices, type EditValues } from './edit-values.ts';
import { useEdits, type Edit } from './edits.tsx';

interface RowEditProps {
  readonly upload: AssetUpload;
  readonly edit: Edit;
  readonly choices: DetailChoices;
  readonly commands: UploadCommands;
  readonly move: MoveUploads;
}

/** Edit form of one upload. */
export function RowEdit({ upload, edit, choices, commands, move }: RowEditProps) {
  const { id } = upload;
  const { edit: words } = useI18n().t.uploads;
  const { saveDraft, end } = useEdits();
  const onLeave = useCallback((values: EditValues) => saveDraft(id, values), [saveDraft, id]);
  return (
    <EditForm
      upload={upload}
      values={edit.values}
      choices={choices}
      saveLabel={edit.next === 'retry' ? words.saveAndRetry : words.save}
      onSave={(details) => {
        const pausedIds = new Set(edit.next === 'resume' ? [id] : []);
        if (details.assetId === upload.job.assetId) commands.edit(id, details);
        else move([upload], details, pausedIds);
        if (edit.next !== 'nothing') commands[edit.next](id);
        end(id);
      }}
      onDiscard={() => {
        if (edit.next === 'resume') commands.resume(id);
        end(id);
      }}
      onLeave={onLeave}
    />
  );
}

/** Returns a function that opens the edit form. An upload that could start meanwhile is paused. */
export function useBeginEdit(
  upload: AssetUpload,
  { choices, commands }: Pick<RowEditProps, 'choices' | 'commands'>,
): () => void {
  const { begin } = useEdits();
  return () => {
    const { id, job } = upload;
    const next = whatFollows(upload);
    if (next === 'resume') commands.pauseForEdit(id);
    begin(id, { values: valuesOf(job, choices), next });
  };
}

function whatFollows(upload: AssetUpload): Edit['next'] {
  if (upload.status === 'failed' || upload.status === 'cancelled') return 'retry';
  return upload.status === 'needs-file' || isPaused(upload) ? 'nothing' : 'resume';
}
