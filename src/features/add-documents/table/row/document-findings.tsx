import { useWatch } from 'react-hook-form';

import type { DocumentCode, DocumentReport } from '#document/document-report.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { documentTexts } from '#i18n/messages/en/files.ts';
import { inspectionMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { Tag } from '#ui/feedback/tag.tsx';

import type { AddForm } from '../../values/form-values.ts';
import { findingTitle, typeName } from './content-name.ts';

/** Findings that keep AI from reading a document. */
const unreadable = new Set<DocumentCode>([
  'PDF-PASSWORD',
  'PDF-RIGHTS',
  'PDF-PORTFOLIO',
  'PDF-NO-TEXT',
  'PDF-GARBLED-TEXT',
  'OFFICE-PASSWORD',
]);

/** The list of findings of a row, which is shown on request. */
export interface Review {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Element ID of the list. */
  readonly listId: string;
}

interface RowProps {
  readonly row: ChosenFile;
}

const reportOf = ({ check }: ChosenFile) => (check.status === 'regular' ? check.document : undefined);

/** Name of a document's type, such as "Word document". */
export function DocumentType({ row }: RowProps) {
  const texts = documentTexts(useI18n());
  const report = reportOf(row);
  // Under a wrong name, the finding names it.
  if (!report || report.findings.some(({ params }) => params.content !== undefined)) return null;
  const name = typeName(report.type, texts);
  return name ? <span>{name}</span> : null;
}

interface DocumentFindingsProps extends RowProps {
  readonly form: AddForm;
  /** Element ID of the file's name. */
  readonly nameId: string;
  readonly review: Review;
  readonly onRemove: () => void;
}

/** The worst finding about a document in a few words, and the way to all of them. A program can be removed at once. */
export function DocumentFindings({ row, form, nameId, review, onRemove }: DocumentFindingsProps) {
  const i18n = useI18n();
  const texts = documentTexts(i18n);
  const [isOwn, isShared] = useWatch({
    control: form.control,
    name: [`rows.${row.id}.isAiEnabled`, 'isAiEnabled'],
  });
  const [worst] = reportOf(row)?.findings ?? [];
  if (!worst) return null;
  const title = findingTitle(worst, row.file.name, texts);
  const isLost = (isOwn ?? isShared) && unreadable.has(worst.code);
  return (
    <>
      <Tag tone={worst.severity === 'info' ? 'idle' : 'warn'}>{isLost ? texts.forAi(title) : title}</Tag>
      <button
        type="button"
        className="text-button"
        aria-expanded={review.isOpen}
        aria-controls={review.isOpen ? review.listId : undefined}
        aria-describedby={nameId}
        onClick={review.toggle}
      >
        {inspectionMessages(i18n).results}
      </button>
      {worst.code === 'FILE-PROGRAM' && (
        <button type="button" className="text-button" aria-describedby={nameId} onClick={onRemove}>
          {i18n.t.add.remove}
        </button>
      )}
    </>
  );
}

/** All findings about a document, with advice. */
export function FindingList({ row, id }: RowProps & { readonly id: string }) {
  const i18n = useI18n();
  const texts = documentTexts(i18n);
  const report = reportOf(row);
  if (!report) return null;
  return (
    <div id={id} className="document__findings stack stack--tight small">
      <ul>
        {report.findings.map((finding) => (
          <li key={finding.code}>
            <strong>{findingTitle(finding, row.file.name, texts)}</strong>{' '}
            <span>{texts.findings[finding.code].advice}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="text-button" onClick={() => saveAsJson(row.file.name, report)}>
        {manualMessages(i18n).saveJson}
      </button>
    </div>
  );
}

function saveAsJson(fileName: string, report: DocumentReport): void {
  const json = JSON.stringify({ file: fileName, ...report }, null, 2);
  saveFile(`${fileName}.json`, 'application/json', json);
}
