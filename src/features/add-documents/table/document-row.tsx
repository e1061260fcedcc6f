import { memo, useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { isUnchecked, isUnreadable } from '#intake/check-facts.ts';
import type { ChosenFile, PackageCheck, TakenDocument } from '#intake/chosen-file.ts';
import { sizeOf } from '#lib/file-facts.ts';
import { shownName } from '#lib/shown-name.ts';
import type { InspectedZip, InspectionProgress, InspectionReport } from '#manual/report.ts';
import { Button } from '#ui/button.tsx';
import { MissingPart } from '#ui/loading/missing-part.tsx';
import { Tag } from '#ui/tag.tsx';

import type { AddForm } from '../values/control-id.ts';
import { metadataFields } from '../values/form-values.ts';
import type { GuessCategory } from '../values/guess-category.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';
import { checkText, hasCheckText } from './check-text.ts';
import { FileLine } from './file-line.tsx';
import type { RowCommands } from './row-commands.ts';
import { RowExtras } from './row-extras.tsx';
import { NameField, OperationField } from './row-fields.tsx';
import { RowMetadata } from './row-metadata.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Renders what was found in a ZIP or package. */
export type RenderReport = (props: {
  /** Inspection as a manual; absent where there is none. */
  readonly report: InspectionReport | undefined;
  readonly packageCheck: PackageCheck | undefined;
  readonly file: File;
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** The chosen file, if the row has a repaired copy of it. */
  readonly original: InspectedZip | undefined;
  /** Replaces the file with a repaired copy. */
  readonly onReplace: (copy: InspectedZip) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onKeepAsRegular: () => void;
  readonly onRemove: () => void;
  /** Uses another file in the place of this one, with what was entered for it. */
  readonly onChooseOther: (file: File) => void;
  /** Reason why the file can't be uploaded as it is. */
  readonly rejection: string | undefined;
  /** Replaces a package with documents taken from it, and says so. */
  readonly onAddDocuments: (documents: readonly TakenDocument[], notice: string) => void;
}) => ReactNode;

/** A chosen file, its edits and its commands. */
export interface DocumentRowProps {
  readonly row: ChosenFile;
  /** Says that the content is in the list or on the asset already. */
  readonly identical: string | undefined;
  /** False where there is nothing else to select. */
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly form: AddForm;
  readonly formId: string;
  readonly choices: MetadataChoices;
  readonly guess: GuessCategory;
  /** Longest display name, in UTF-16 code units; absent for no limit. */
  readonly maxDisplayNameLength: number | undefined;
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/**
 * One chosen file: its name, its details, and its inspection; or why it can't be uploaded. The list is rendered for each
 * check that ends, and its other rows aren't.
 */
export const DocumentRow = memo(Row);

function Row(props: DocumentRowProps) {
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
      aria-labelledby={row.folder === undefined ? nameId : `${nameId} ${nameId}-folder`}
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
        </>
      )}
      <RowEnd file={row.file} nameId={nameId} onRemove={() => commands.remove(row.id)} />
      {isRejected && 'packageCheck' in row.check && <ArchiveLine {...props}>{null}</ArchiveLine>}
    </div>
  );
}

function PictureAndName(props: DocumentRowProps & { readonly nameId: string }) {
  const { row, commands, nameId } = props;
  const { t } = useI18n();
  const isRejected = row.check.status === 'rejected';
  return (
    <>
      <Thumbnail file={row.file} />
      <div className="document__name" data-field="displayName">
        {!isRejected && <NameField {...props} />}
        <FileLine {...props} nameId={nameId} />
        <Rejection row={row} onRetry={() => commands.checkAgain(row.id)} />
        {isUnchecked(row.check) && (
          <div className="document__file small">
            <MissingPart
              text={row.check.status === 'unchecked-zip' ? t.add.notChecked : t.add.fileNotChecked}
              onRetry={() => commands.checkAgain(row.id)}
            />
          </div>
        )}
      </div>
    </>
  );
}

const symbols = { more: '⋯', remove: '✕' };

interface NamedRowProps extends DocumentRowProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
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
      <span className="document__size small muted">{formats.bytes(sizeOf(file))}</span>
      <div className="document__remove">
        <Button look="icon" aria-label={t.add.remove} aria-describedby={nameId} onClick={onRemove}>
          <span aria-hidden="true">{symbols.remove}</span>
          <span className="document__label">{t.add.remove}</span>
        </Button>
      </div>
    </>
  );
}

interface RejectionProps extends Pick<DocumentRowProps, 'row'> {
  readonly onRetry: () => void;
}

/** Says why a file can't be uploaded, and offers to read it again if it couldn't be read. */
function Rejection({ row, onRetry }: RejectionProps) {
  const { check } = row;
  const i18n = useI18n();
  const { t } = i18n;
  if (check.status !== 'rejected') return null;
  return (
    <div className="document__file small">
      <Tag tone="bad">{t.add.notUploaded}</Tag> <span className="field__error">{checkText(check, i18n)}</span>{' '}
      {isUnreadable(row) && <Button onClick={onRetry}>{t.app.loadPart}</Button>}
    </div>
  );
}

function RowFields({ row, form, formId, choices, guess, commands, nameId, ...props }: NamedRowProps) {
  const { id, check, file } = row;
  const fileName = shownName(file.name);
  const extras = <RowExtras {...{ row, form, guess, commands, nameId }} />;
  return (
    <>
      <OperationField {...{ row, form, formId, fileName }} />
      {metadataFields.map((field) => (
        <RowMetadata key={field} {...{ form, id, field, choices, fileName }} />
      ))}
      {hasCheckText(check) ? (
        <ArchiveLine {...{ row, form, commands }} renderReport={props.renderReport}>
          {extras}
        </ArchiveLine>
      ) : (
        extras
      )}
    </>
  );
}

interface ArchiveLineProps extends Pick<DocumentRowProps, 'row' | 'form' | 'commands' | 'renderReport'> {
  readonly children: ReactNode;
}

/** The inspection of a ZIP: how it can be uploaded, what was found, and ways to look at it. */
function ArchiveLine({
  row: { id, check, file, original },
  form,
  commands,
  renderReport,
  children,
}: ArchiveLineProps) {
  const chosen = useWatch({ control: form.control, name: `rows.${id}.operation` });
  const text = checkText(check, useI18n(), chosen);
  const { report, progress } = check.status === 'zip' ? check : {};
  const packageCheck = 'packageCheck' in check ? check.packageCheck : undefined;
  const isRejected = check.status === 'rejected';
  return (
    <div className="document__report">
      <div className="document__check small muted">{isRejected ? '' : text}</div>
      {(report || packageCheck) &&
        renderReport({
          report,
          packageCheck,
          file,
          progress,
          onStop: () => commands.stop(id),
          original,
          onReplace: (copy) => commands.replace(id, copy),
          onRestore: () => commands.restore(id),
          rejection: isRejected ? text : undefined,
          onKeepAsRegular: () => commands.edit(id, { operation: 'document' }),
          onRemove: () => commands.remove(id),
          onChooseOther: (other) => commands.chooseOther(id, other),
          onAddDocuments: (documents, notice) => commands.addDocuments(id, documents, notice),
        })}
      {children}
    </div>
  );
}
