import type { ReactNode } from 'react';

import { InspectionLine } from '#features/inspection/inspection-line.tsx';
import { PanelContent } from '#features/inspection/panel/inspection-panel.tsx';
import type { FileEditing } from '#features/inspection/repair/use-repair.ts';
import type { InspectionReport } from '#manual/report.ts';

import { createEditing } from '../support/archives/file-editing.ts';
import { createFile, damagedReport, flawedReport, foreignReport, startlessReport } from './samples.ts';

const file = createFile('p42-operator-manual.zip', 214_000_000);
const nothing = () => {};
/** Commands of a file that do nothing. */
export const editing = createEditing();
const progress = { doneFiles: 1200, totalFiles: 3310, doneBytes: 80, totalBytes: 214 };
const sound: InspectionReport = { ...flawedReport, complete: true, findings: [], unreadFiles: 0 };
const panels: readonly (readonly [string, InspectionReport, FileEditing | undefined])[] = [
  ['sound', sound, editing],
  ['flawed', flawedReport, editing],
  ['repaired', sound, { ...editing, original: { file, report: flawedReport } }],
  ['startless', startlessReport, editing],
  ['foreign', foreignReport, editing],
  ['damaged', damagedReport, editing],
  ['uploaded', flawedReport, undefined],
];

/** The inspection of a manual in its row, and its panel in each state: while it goes on, and by its verdict. */
export function ManualSection() {
  return (
    <>
      <div className="card">
        <div className="card__body stack">
          <FactsLine>
            <InspectionLine
              report={sound}
              file={file}
              progress={progress}
              onStop={nothing}
              editing={editing}
            />
          </FactsLine>
          {[sound, flawedReport, startlessReport, foreignReport].map((report, index) => (
            <FactsLine key={index}>
              <InspectionLine report={report} file={file} onStop={nothing} editing={editing} />
            </FactsLine>
          ))}
        </div>
      </div>
      <div className="card">
        <PanelContent report={sound} file={file} progress={progress} onStop={nothing} onClose={nothing} />
      </div>
      {panels.map(([name, report, commands]) => (
        <div key={name} className="card">
          <PanelContent report={report} file={file} onStop={nothing} editing={commands} onClose={nothing} />
        </div>
      ))}
    </>
  );
}

/** As in a row of the table of files. */
export const FactsLine = ({ children }: { readonly children: ReactNode }) => (
  <div className="document__line">
    <div className="document__facts">{children}</div>
  </div>
);
