import type { InspectionProgress, InspectionReport } from '#manual/report.ts';

import type { FileEditing } from '../repair/file-editing.ts';
import type { Repair } from '../repair/use-repair.ts';

/** Props of the panel. */
export interface PanelProps {
  readonly file: File;
  readonly report: InspectionReport;
  /** Given while the contents are being read. */
  readonly progress?: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** Given while the file can still be changed. */
  readonly editing?: FileEditing | undefined;
  readonly onClose: () => void;
}

/** Props of the box with the verdict. */
export interface VerdictProps extends PanelProps {
  readonly repair: Repair;
  readonly onPreview: () => void;
}
