import { InspectionPanel } from '#features/inspection/report/inspection-panel.tsx';

import { createFile, flawedReport, foreignReport } from './samples.ts';

const file = createFile('p42-operator-manual.zip', 214_000_000);
const nothing = () => {};
const never = () => new Promise<never>(nothing);
const repair = {
  tools: { editor: { plan: never, repair: never }, inspect: never },
  onReplace: nothing,
};
const progress = { doneFiles: 1200, totalFiles: 3310, doneBytes: 80, totalBytes: 214 };
const sound = { ...flawedReport, findings: [], unreadFiles: 0 };

/** Inspections: in progress, of a sound manual, of a flawed one, and of a ZIP without a manual. */
export function ManualSection() {
  return (
    <div className="card">
      <div className="card__body stack">
        <InspectionPanel report={sound} file={file} progress={progress} onStop={nothing} />
        <InspectionPanel report={sound} file={file} onStop={nothing} />
        <InspectionPanel report={flawedReport} file={file} onStop={nothing} repair={repair} />
        <InspectionPanel report={foreignReport} file={file} onStop={nothing} />
      </div>
    </div>
  );
}
