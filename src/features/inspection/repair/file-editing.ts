import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { InspectCall } from '#manual/inspector/inspector.ts';
import type { InspectedZip, InspectionReport } from '#manual/report.ts';

/** Commands for a chosen file before it is uploaded. */
export interface FileEditing {
  readonly editor: Pick<ArchiveEditor, 'plan' | 'repair'>;
  readonly inspect: (file: File, call: InspectCall) => Promise<InspectionReport>;
  /** The chosen file, if a repaired copy is used in its place. */
  readonly original: InspectedZip | undefined;
  /** Uses a repaired copy in the place of the file. */
  readonly onReplace: (copy: InspectedZip) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onKeepAsRegular: () => void;
  /** Removes the file from the chosen ones. */
  readonly onRemove: () => void;
  /** Uses another file in the place of this one, with what was entered for it. */
  readonly onChooseOther: (file: File) => void;
}
