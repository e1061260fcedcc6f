import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { documentReportJson, type DocumentCode, type DocumentReport } from '#document/document-report.ts';
import type { FileType } from '#document/file-type.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { documentTexts } from '#i18n/document-texts.ts';
import type { DocumentTexts } from '#i18n/messages/en/document-texts.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Tag } from '#ui/tag.tsx';

import type { AddForm } from '../form/control-id.ts';
import type { ChosenFile } from '../intake/chosen-file.ts';

/** Findings that keep AI from reading a document. */
const unreadable = new Set<DocumentCode>([
  'PDF-PASSWORD',
  'PDF-NO-TEXT',
  'PDF-GARBLED-TEXT',
  'OFFICE-PASSWORD',
]);

/** Types that are named in the line of a file; others are known by their file names. */
const namedTypes: Readonly<Partial<Record<FileType, keyof DocumentTexts['types']>>> = {
  docx: 'word',
  doc: 'word',
  xlsx: 'spreadsheet',
  xls: 'spreadsheet',
  pptx: 'presentation',
  ppt: 'presentation',
  opendocument: 'openDocument',
  'encrypted-office': 'office',
  outlook: 'email',
  vsdx: 'visio',
  visio: 'visio',
  epub: 'epub',
  jar: 'jar',
  aasx: 'aasx',
  dwg: 'dwg',
  dxf: 'dxf',
  step: 'step',
  svg: 'svg',
};

/** Name of a document's type, such as "Word document". */
export function DocumentType({ row: { check } }: Pick<DocumentFindingsProps, 'row'>) {
  const { types } = documentTexts(useI18n());
  const type = check.status === 'regular' ? check.document?.type : undefined;
  const name = type && namedTypes[type];
  return name ? <span className="document__type">{`· ${types[name]}`}</span> : null;
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
  const { title } = texts.findings[worst.code];
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
            {report.findings.map(({ code }) => (
              <li key={code}>
                <strong>{texts.findings[code].title}</strong> {texts.findings[code].advice}
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={() => saveAsJson(file.name, report)}>
            {i18n.t.manual.saveJson}
          </Button>
        </div>
      )}
    </>
  );
}

function saveAsJson(fileName: string, report: DocumentReport): void {
  const json = JSON.stringify(documentReportJson(fileName, report), null, 2);
  saveFile(`${fileName}.json`, 'application/json', json);
}
