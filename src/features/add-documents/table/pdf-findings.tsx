import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { DocumentCode } from '#document/document-report.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { pdfFindingTexts } from '#i18n/pdf-finding-texts.ts';
import { Tag } from '#ui/tag.tsx';

import type { AddForm } from '../form/control-id.ts';
import type { ChosenFile } from '../intake/chosen-file.ts';

/** Findings because of which AI can't read a document. */
const unreadable = new Set<DocumentCode>(['PDF-PASSWORD', 'PDF-NO-TEXT', 'PDF-GARBLED-TEXT']);

interface PdfFindingsProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/** The worst finding about a PDF in a few words, and on request all of them with advice. */
export function PdfFindings({ row: { id, check }, form, nameId }: PdfFindingsProps) {
  const texts = pdfFindingTexts(useI18n());
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const [isOwn, isShared] = useWatch({
    control: form.control,
    name: [`rows.${id}.isAiEnabled`, 'isAiEnabled'],
  });
  const findings = (check.status === 'plain' && check.document?.findings) || [];
  const [worst] = findings;
  if (!worst) return null;
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
        <ul id={listId} className="document__findings">
          {findings.map(({ code }) => (
            <li key={code}>
              <strong>{texts.findings[code].title}</strong> {texts.findings[code].advice}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
