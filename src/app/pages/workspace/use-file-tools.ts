import { useCallback, useMemo } from 'react';

import { createDocumentReader } from '#document/file/document-reader.ts';
import { createDocumentInspection } from '#document/inspect-document.ts';
import { createPdfReader } from '#document/pdf/pdf-reader.ts';
import type { InspectedDocument } from '#intake/chosen-file.ts';
import type { PackFolder } from '#intake/folder-offers.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { withChosenSeverities, type SeverityChoices } from '#lib/severity-choices.ts';
import { createArchiveEditor, type ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { ManualRules } from '#manual/rules/manual-rules.ts';
import { createPackageReader, type PackageReader } from '#package/package-reader.ts';
import { createThumbnails } from '#photo/thumbnails/thumbnails.ts';
import { useResource } from '#ui/loading/use-resource.ts';

import type { Session } from '../../session/session.ts';
import { useInspection, useManualRules } from './use-inspection.ts';

/** Tools of one form for its files; each has a worker only while it works. */
export function useFileTools(
  { config, inspector, onInspected }: Pick<Session, 'config' | 'inspector' | 'onInspected'>,
  assetId: string,
) {
  const tools = useResource(() => {
    const pdfReader = createPdfReader();
    const documentReader = createDocumentReader();
    const editor = createArchiveEditor();
    const packages = createPackageReader();
    const thumbnails = createThumbnails({ drawPdf: pdfReader.draw });
    return {
      editor,
      packages,
      thumbnails,
      readers: { inspectPdf: pdfReader.inspect, inspectFile: documentReader.inspect },
      dispose: () => {
        for (const { dispose } of [pdfReader, documentReader, editor, packages, thumbnails]) dispose();
      },
    };
  });
  const rules = useManualRules(config);
  const { severities } = rules;
  const inspectDocument = useMemo(
    () => createDocumentInspection(tools.readers, severities),
    [tools, severities],
  );
  const inspectPackage = useMemo(
    () => withChosenFindings(tools.packages.inspect, severities),
    [tools, severities],
  );
  const inspect = useInspection(inspector, rules);
  const editor = useMemo(() => withRules(tools.editor, rules), [tools, rules]);
  const pack = useMemo(() => createPack(editor, tools.packages), [editor, tools]);
  const noteInspected = useCallback(
    (inspected: InspectedDocument) => onInspected?.(assetId, inspected),
    [onInspected, assetId],
  );
  return {
    ...tools,
    editor,
    pack,
    inspections: { inspect, inspectDocument, inspectPackage, rules, onInspected: noteInspected },
  };
}

/** Returns an inspection of packages whose findings have the severities that the operator chose. */
const withChosenFindings =
  (inspect: PackageReader['inspect'], severities: SeverityChoices = {}): PackageReader['inspect'] =>
  async (input, call) => {
    const report = await inspect(input, call);
    return report && { ...report, findings: withChosenSeverities(report.findings, severities) };
  };

/** Returns a function that packs folders, each by its kind. */
const createPack =
  (editor: Pick<ArchiveEditor, 'pack'>, packages: Pick<PackageReader, 'pack'>): PackFolder =>
  (folder, call = {}) => {
    if (!('extension' in folder)) return editor.pack(folder, call);
    const { signal, onProgress } = call;
    const totalBytes = folder.files.reduce((sum, { file }) => sum + sizeOf(file), 0);
    return packages.pack(folder, {
      ...(signal && { signal }),
      onProgress: (doneBytes) => onProgress?.({ doneBytes, totalBytes }),
    });
  };

const withRules = ({ plan, repair, pack, dispose }: ArchiveEditor, rules: ManualRules): ArchiveEditor => ({
  plan: (file, report, call) => plan(file, report, { ...call, rules }),
  repair: (file, items, call) => repair(file, items, { ...call, rules }),
  pack: (manual, call) => pack(manual, { ...call, rules }),
  dispose,
});
