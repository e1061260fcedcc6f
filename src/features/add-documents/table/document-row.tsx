import { useId, useState, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';

import { isArchive, type ChosenFile, type InspectedFile } from '../intake/chosen-file.ts';
import type { AddForm } from '../form/control-id.ts';
import { metadataFields } from '../form/form-values.ts';
import type { MetadataChoices } from '../form/metadata-choices.ts';
import type { GuessCategory } from '../form/guess-category.ts';
import { isPhoto } from '../photos/is-photo.ts';
import { BlurNote, EditPhotoButton } from '../photos/photo-row-parts.tsx';
import { OwnMetadataActions, RowMetadata } from './row-metadata.tsx';
import { DocumentFindings, DocumentType } from './document-findings.tsx';
import { CategorySuggestion } from './category-suggestion.tsx';
import { NameField, OperationField } from './row-fields.tsx';
import type { OwnMetadata, RowEdits } from './row-values.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useCheckText } from '../intake/use-check-text.ts';

/** Renders the inspection report of a ZIP. */
export type RenderReport = (props: {
  readonly report: InspectionReport;
  readonly file: File;
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** The chosen file, if the row has a repaired copy of it. */
  readonly original: InspectedFile | undefined;
  /** Replaces the file with a repaired copy. */
  readonly onReplace: (copy: InspectedFile) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onUploadAsRegular: () => void;
}) => ReactNode;

/** Commands of a row. */
export interface RowCommands {
  readonly remove: (id: string) => void;
  /** Ends the check of a ZIP and keeps its interim result. */
  readonly stop: (id: string) => void;
  /** Replaces a file with a repaired copy. */
  readonly replace: (id: string, copy: InspectedFile) => void;
  /** Uses the original of a repaired copy again. */
  readonly restore: (id: string) => void;
  readonly select: (id: string) => void;
  /** Opens a photo in the editor that makes a PDF of it. */
  readonly editPhoto: (photo: File) => void;
  readonly edit: (id: string, change: OwnMetadata & Pick<RowEdits, 'operation'>) => void;
  /** Copies organization and category of this row to the rows below. */
  readonly fillDown: (id: string) => void;
  /** Names this row and the rows below in order. */
  readonly paste: (id: string, names: readonly string[]) => void;
}

/** A chosen file, its edits and its commands. */
export interface DocumentRowProps {
  readonly row: ChosenFile;
  /** False where there is nothing else to select. */
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isLast: boolean;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly guess: GuessCategory;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxNameLength: number | undefined;
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/** One chosen file: its name, its details, and its inspection; or why it can't be uploaded. */
export function DocumentRow(props: DocumentRowProps) {
  const { row, isSelectable, isSelected, commands } = props;
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const nameId = useId();
  const isRejected = row.check.status === 'rejected';
  return (
    <div
      className="document"
      role="group"
      tabIndex={-1}
      aria-labelledby={nameId}
      data-file={row.id}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      {isSelectable && (
        <label className="tick">
          <input
            type="checkbox"
            aria-label={t.add.select(shownName(row.file.name))}
            checked={isSelected}
            onChange={() => commands.select(row.id)}
          />
        </label>
      )}
      <PictureAndName {...props} nameId={nameId} />
      {!isRejected && (
        <>
          <Button
            look="icon"
            aria-expanded={isOpen}
            aria-label={t.add.more}
            aria-describedby={nameId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {symbols.more}
          </Button>
          <RowFields {...props} nameId={nameId} />
          {isPhoto(row.file) && (
            <EditPhotoButton nameId={nameId} onEdit={() => commands.editPhoto(row.file)} />
          )}
        </>
      )}
      <RowEnd file={row.file} nameId={nameId} onRemove={() => commands.remove(row.id)} />
    </div>
  );
}

function PictureAndName(props: DocumentRowProps & { readonly nameId: string }) {
  const { row, nameId } = props;
  const [isBlurred, setIsBlurred] = useState(false);
  const isRejected = row.check.status === 'rejected';
  return (
    <>
      <Thumbnail file={row.file} onBlurred={() => setIsBlurred(true)} />
      <div className="document__name">
        {!isRejected && <NameField {...props} />}
        <FileLine {...props} nameId={nameId} />
        <CheckNote row={row} />
        {isBlurred && <BlurNote />}
      </div>
    </>
  );
}

const symbols = { more: '⋯', remove: '✕' };

interface NamedRowProps extends DocumentRowProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/** Name and size of a file, the category that its name points to, and what was found in it. */
function FileLine({ row, form, guess, commands, nameId }: NamedRowProps) {
  const { formats } = useI18n();
  const { file, check } = row;
  return (
    <div className="document__file document__file--line small muted">
      <span id={nameId} className="document__file-name">
        <Name>{file.name}</Name>
      </span>
      <span className="document__file-size">{`· ${formats.bytes(file.size)}`}</span>
      <DocumentType row={row} />
      {check.status !== 'rejected' && (
        <CategorySuggestion
          {...{ row, form, guess, nameId }}
          onUse={(categoryId) => commands.edit(row.id, { categoryId })}
        />
      )}
      <DocumentFindings {...{ row, form, nameId }} />
    </div>
  );
}

interface RowEndProps extends Pick<ChosenFile, 'file'> {
  readonly nameId: string;
  readonly onRemove: () => void;
}

/** Size and "Remove". In a narrow element the size is in the line of the file name. */
function RowEnd({ file, nameId, onRemove }: RowEndProps) {
  const { t, formats } = useI18n();
  return (
    <>
      <span className="document__size small muted">{formats.bytes(file.size)}</span>
      <div className="document__remove">
        <Button look="icon" aria-label={t.add.remove} aria-describedby={nameId} onClick={onRemove}>
          {symbols.remove}
          <span className="document__label">{t.add.remove}</span>
        </Button>
      </div>
    </>
  );
}

/** The check of a file in one line: why it can't be uploaded, or how its ZIP can be. */
function CheckNote({ row: { check } }: Pick<DocumentRowProps, 'row'>) {
  const { t } = useI18n();
  const text = useCheckText(check);
  if (check.status === 'rejected') {
    return (
      <div className="document__file small">
        <Tag tone="bad">{t.add.notUploaded}</Tag> <span className="field__error">{text}</span>
      </div>
    );
  }
  return isArchive(check) ? (
    <div className="document__file small muted" aria-live="polite">
      {text}
    </div>
  ) : null;
}

function RowFields({ row, isLast, form, formId, choices, commands, renderReport, nameId }: NamedRowProps) {
  const { id, check, file } = row;
  const fileName = shownName(file.name);
  return (
    <>
      <OperationField {...{ row, form, formId, fileName }} />
      {metadataFields.map((field) => (
        <RowMetadata key={field} {...{ form, id, field, choices, fileName }} />
      ))}
      <OwnMetadataActions
        {...{ form, id, nameId }}
        onFillDown={isLast ? undefined : () => commands.fillDown(id)}
        onReset={() => commands.edit(id, { organizationId: '', categoryId: '', isAiEnabled: undefined })}
      />
      {check.status === 'zip' && (
        <div className="document__report">
          {renderReport({
            report: check.report,
            file,
            progress: check.progress,
            onStop: () => commands.stop(id),
            original: row.original,
            onReplace: (copy) => commands.replace(id, copy),
            onRestore: () => commands.restore(id),
            onUploadAsRegular: () => commands.edit(id, { operation: 'document' }),
          })}
        </div>
      )}
    </>
  );
}
