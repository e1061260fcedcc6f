import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { inspectionMessages } from '#i18n/messages/en/inspection.ts';
import { isUnchecked, isUnreadable, packageCheckOf } from '#intake/checks/check-facts.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { isPhotoRow } from '#intake/is-photo-row.ts';
import { operationOf } from '#intake/values/proposed-values.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { lazyModule } from '#lib/lazy.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { Name } from '#ui/content/name.tsx';
import { useNameWith } from '#ui/controls/subject-button.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { MissingPart } from '#ui/loading/missing-part.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import type { AddForm } from '../../values/form-values.ts';
import { checkText, hasCheckText, uncheckedText } from './check-text.ts';
import { DocumentFindings, DocumentType, type Review } from './document-findings.tsx';
import type { RenderReport } from './render-report.ts';
import { partProps } from './row-parts.ts';
import type { RowCommands } from './use-stable-commands.ts';

/** An error or a hint of the name, which the name's field refers to. */
export interface LineMessage {
  readonly id: string;
  readonly text: string;
  readonly isError: boolean;
}

interface FileLineProps {
  readonly row: ChosenFile;
  /** Says that the content is in the list or on the asset already. */
  readonly identical: string | undefined;
  readonly form: AddForm;
  /** Element ID that the file's name gets. */
  readonly nameId: string;
  readonly review: Review;
  readonly messages: readonly LineMessage[];
  readonly commands: RowCommands;
  readonly renderReport: RenderReport;
}

/**
 * The line below a name: first what a person must do something about, with the way to it, then facts. The first of them that
 * is shown has no dot before it.
 */
export function FileLine({ messages, ...props }: FileLineProps) {
  const { row, form, commands, nameId, review, identical } = props;
  const { t } = useI18n();
  const { id, check } = row;
  const chosen = useWatch({ control: form.control, name: `rows.${id}.operation`, exact: true });
  const retryName = useNameWith(nameId);
  return (
    <div className="document__line muted small" {...partProps('facts')}>
      <div className="document__facts">
        {messages
          .filter(({ isError }) => isError)
          .map((error) => (
            <span key={error.id} id={error.id}>
              <Tag tone="bad">{error.text}</Tag>
            </span>
          ))}
        <Rejection {...{ row, commands, nameId }} />
        <Report {...props} chosen={chosen} />
        <DocumentFindings {...{ row, form, nameId, review }} onRemove={() => commands.remove(id)} />
        <Facts {...{ row, form, commands, nameId }} isManual={operationOf(check, chosen) === 'manual'} />
        {identical && <span className="document__identical">{identical}</span>}
        {messages
          .filter(({ isError }) => !isError)
          .map((hint) => (
            <span key={hint.id} id={hint.id} className="document__hint">
              {hint.text}
            </span>
          ))}
      </div>
      {isUnchecked(check) && (
        <MissingPart
          text={uncheckedText(check, t)}
          onRetry={() => commands.checkAgain(id)}
          inRow={retryName}
        />
      )}
    </div>
  );
}

interface FactsProps extends Pick<FileLineProps, 'row' | 'form' | 'commands' | 'nameId'> {
  readonly isManual: boolean;
}

/** Name, pages and other facts of a file. Size, kind and operation are among them where they have no column. */
function Facts({ row, form, commands, nameId, isManual }: FactsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { id, file, check, fromPackage, folder } = row;
  const isAiEnabled = useWatch({ control: form.control, name: `rows.${id}.isAiEnabled`, exact: true });
  const kind = /\.([\p{L}\p{N}]{1,8})$/u.exec(file.name)?.[1]?.toUpperCase();
  const { image, facts } = (check.status === 'regular' && check.document) || {};
  return (
    <>
      {/* Archives and packages say it themselves. */}
      {kind && !hasCheckText(check) && <span className="document__kind">{kind}</span>}
      <span className="document__bytes number">{formats.bytes(sizeOf(file))}</span>
      {isManual && <span className="document__as-manual">{t.add.asManual}</span>}
      <Name as="span" id={nameId} className="document__file-name">
        {file.name}
      </Name>
      {folder !== undefined && (
        <span id={`${nameId}-folder`} className="document__folder">
          <Name>{folder}</Name>
        </span>
      )}
      {isPhotoRow(row) && (
        <button
          type="button"
          className="text-button document__photo"
          {...partProps('editPhoto')}
          aria-describedby={nameId}
          onClick={() => commands.editPhoto(file)}
        >
          {deviceMessages(i18n).paper.edit}
        </button>
      )}
      {image?.width && image.height && (
        <span className="document__image number">{`${image.width} × ${image.height}`}</span>
      )}
      {facts && <span className="number">{inspectionMessages(i18n).pages(facts.pages)}</span>}
      <DocumentType row={row} />
      {fromPackage && fromPackage.languages.length > 0 && (
        <span>{fromPackage.languages.map(formats.language).join(', ')}</span>
      )}
      {fromPackage && fromPackage.classIds.length > 0 && (
        <ClassNames classIds={fromPackage.classIds} {...{ form, id }} />
      )}
      {isAiEnabled !== undefined && <span>{isAiEnabled ? t.add.aiOn : t.add.aiOff}</span>}
    </>
  );
}

/** Says why a file can't be uploaded, and offers to read it again if it couldn't be read. */
function Rejection({ row, commands, nameId }: Pick<FileLineProps, 'row' | 'commands' | 'nameId'>) {
  const i18n = useI18n();
  const retryName = useNameWith(nameId);
  const { check, id } = row;
  if (check.status !== 'rejected') return null;
  return (
    <>
      <Tag tone="bad">{i18n.t.add.notUploaded}</Tag>
      <span className="document__reason">{checkText(check, i18n)}</span>
      {isUnreadable(row) && (
        <button type="button" className="text-button" {...retryName} onClick={() => commands.checkAgain(id)}>
          {i18n.t.app.loadPart}
        </button>
      )}
    </>
  );
}

interface ReportProps extends Pick<FileLineProps, 'row' | 'commands' | 'renderReport'> {
  /** Operation that a person chose. */
  readonly chosen: 'document' | 'manual' | undefined;
}

/** The inspection of a ZIP: how it can be uploaded, what was found, and ways to look at it. */
function Report({ row: { id, check, file, original }, chosen, commands, renderReport }: ReportProps) {
  const i18n = useI18n();
  const isRejected = check.status === 'rejected';
  const isManual = check.status === 'zip' && check.report.verdict === 'manual';
  const text = hasCheckText(check) ? checkText(check, i18n, chosen) : '';
  const { report, progress } = check.status === 'zip' ? check : {};
  const packageCheck = packageCheckOf(check);
  return (
    <>
      {/* For a manual, the other facts say it, and its progress says that it is still being read. */}
      {text !== '' && !isRejected && !isManual && <span className="document__check">{text}</span>}
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
    </>
  );
}

/** Loaded with the first document of a package. */
const packageSummaryModule = lazyModule(() => import('#i18n/package-summary.ts'));

interface ClassNamesProps extends Pick<FileLineProps, 'form'> {
  /** ID of the row. */
  readonly id: string;
  readonly classIds: readonly string[];
}

/** Names the VDI 2770 class of a document whose class the deployment maps to no category. */
function ClassNames({ form, id, classIds }: ClassNamesProps) {
  const i18n = useI18n();
  const loaded = useLoaded(packageSummaryModule);
  const ownId = useWatch({ control: form.control, name: `rows.${id}.categoryId` });
  if (loaded.status !== 'loaded' || isVisible(ownId ?? '')) return null;
  const names = classIds.map((classId) => loaded.part.classNameOf(classId, i18n));
  return <span>{`VDI 2770: ${names.join(', ')}`}</span>;
}
