import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { DocumentCode, DocumentReport } from '#document/document-report.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { documentTexts } from '#i18n/messages/en/files.ts';
import { manualMessages } from '#i18n/messages/en/inspection.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Tag } from '#ui/tag.tsx';

import type { AddForm } from '../values/control-id.ts';
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

/** Name of a document's type, such as "Word document". */
export function DocumentType({ row: { check } }: Pick<DocumentFindingsProps, 'row'>) {
  const texts = documentTexts(useI18n());
  const report = check.status === 'regular' ? check.document : undefined;
  // Under a wrong name, the finding names it.
  if (!report || report.findings.some(({ params }) => params.content !== undefined)) return null;
  const name = typeName(report.type, texts);
  return name ? <span className="document__type">{`· ${name}`}</span> : null;
}

interface DocumentFindingsProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/** The worst finding about a document in a few words, and on request all of them with advice. */
export function DocumentFindings({ row: { id, check, file }, form, nameId }: DocumentFindingsProps) {
  const i18n = useI18n();
  const texts = documentTexts(i18n);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [isOwn, isShared] = useWatch({
    control: form.control,
    name: [`rows.${id}.isAiEnabled`, 'isAiEnabled'],
  });
  const report = check.status === 'regular' ? check.document : undefined;
  const [worst] = report?.findings ?? [];
  if (!report || !worst) return null;
  const title = findingTitle(worst, file.name, texts);
  const isLost = (isOwn ?? isShared) && unreadable.has(worst.code);
  return (
    <>
      <button
        type="button"
        className="document__finding"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-describedby={nameId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Tag tone={worst.severity === 'info' ? 'idle' : 'warn'}>{isLost ? texts.forAi(title) : title}</Tag>
      </button>
      {isOpen && (
        <div id={listId} className="document__findings">
          <ul>
            {report.findings.map((finding) => (
              <li key={finding.code}>
                <strong>{findingTitle(finding, file.name, texts)}</strong>{' '}
                <span>{texts.findings[finding.code].advice}</span>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={() => saveAsJson(file.name, report)}>
            {manualMessages(i18n).saveJson}
          </Button>
        </div>
      )}
    </>
  );
}

function saveAsJson(fileName: string, report: DocumentReport): void {
  const json = JSON.stringify({ file: fileName, ...report }, null, 2);
  saveFile(`${fileName}.json`, 'application/json', json);
}
