import { useCallback, useEffect, useMemo, useState } from 'react';

import { createDocumentReader } from '#document/file/document-reader.ts';
import { createDocumentInspection } from '#document/inspect-document.ts';
import { createPdfReader } from '#document/pdf/pdf-reader.ts';
import type { InspectedDocument } from '#features/add-documents/intake/chosen-file.ts';
import { createArchiveEditor, type ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';
import { createThumbnails } from '#thumbnails/thumbnails.ts';

import type { Session } from '../session/session.ts';
import { useInspection, useManualRules } from './use-inspection.ts';

/** Tools of one form for its files; each has a worker only while it works. */
export function useFileTools({ config, inspector, onInspected }: Session, assetId: string) {
  const [tools] = useState(() => {
    const pdfReader = createPdfReader();
    const documentReader = createDocumentReader();
    const editor = createArchiveEditor();
    const thumbnails = createThumbnails({ drawPdf: pdfReader.draw });
    return {
      editor,
      thumbnails,
      readers: { inspectPdf: pdfReader.inspect, inspectFile: documentReader.inspect },
      dispose: () => {
        for (const { dispose } of [pdfReader, documentReader, editor, thumbnails]) dispose();
      },
    };
  });
  useEffect(() => tools.dispose, [tools]);
  const rules = useManualRules(config);
  const { severities } = rules;
  const inspectDocument = useMemo(
    () => createDocumentInspection(tools.readers, severities),
    [tools, severities],
  );
  const inspect = useInspection(inspector, rules);
  const editor = useMemo(() => withRules(tools.editor, rules), [tools, rules]);
  const noteInspected = useCallback(
    (inspected: InspectedDocument) => onInspected?.(assetId, inspected),
    [onInspected, assetId],
  );
  return { ...tools, editor, inspections: { inspect, inspectDocument, rules, onInspected: noteInspected } };
}

const withRules = ({ plan, repair, pack, dispose }: ArchiveEditor, rules: ManualRules): ArchiveEditor => ({
  plan: (file, report, call) => plan(file, report, { ...call, rules }),
  repair: (file, items, call) => repair(file, items, { ...call, rules }),
  pack: (manual, call) => pack(manual, { ...call, rules }),
  dispose,
});
