import type { ReactNode } from 'react';

import type { PackageCheck, TakenDocument } from '#intake/chosen-file.ts';
import type { InspectedZip, InspectionProgress, InspectionReport } from '#manual/report.ts';

/** Renders what was found in a ZIP or package, as items of the line below its name. */
export type RenderReport = (props: {
  /** Inspection as a manual; absent where there is none. */
  readonly report: InspectionReport | undefined;
  readonly packageCheck: PackageCheck | undefined;
  readonly file: File;
  readonly progress: InspectionProgress | undefined;
  readonly onStop: () => void;
  /** The chosen file, if the row has a repaired copy of it. */
  readonly original: InspectedZip | undefined;
  /** Replaces the file with a repaired copy. */
  readonly onReplace: (copy: InspectedZip) => void;
  /** Uses the original again. */
  readonly onRestore: () => void;
  readonly onKeepAsRegular: () => void;
  readonly onRemove: () => void;
  /** Uses another file in the place of this one, with what was entered for it. */
  readonly onChooseOther: (file: File) => void;
  /** Reason why the file can't be uploaded as it is. */
  readonly rejection: string | undefined;
  /** Replaces a package with documents taken from it, and says so. */
  readonly onAddDocuments: (documents: readonly TakenDocument[], notice: string) => void;
}) => ReactNode;
