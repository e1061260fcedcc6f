import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { InspectCall } from '#manual/inspector.ts';
import type { InspectionReport } from '#manual/report.ts';

/** A ZIP and its inspection. */
export interface InspectedFile {
  readonly file: File;
  readonly report: InspectionReport;
}

/** Commands for a chosen file before it is uploaded. */
export interface FileEditing {
  readonly editor: Pick<ArchiveEditor, 'plan' | 'repair'>;
  readonly inspect: (file: File, call: InspectCall) => Promise<InspectionReport>;
  /** The chosen file, if a repaired copy is used in its place. */
  readonly original: InspectedFile | undefined;
  /** Uses a repaired copy in the place of the file. */
  readonly onReplace: (copy: InspectedFile) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onUploadAsRegular: () => void;
}
