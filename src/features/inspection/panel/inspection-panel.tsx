import { useRef, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { repairMessages } from '#i18n/messages/en/inspection.ts';
import { isRepairable } from '#manual/report.ts';
import { FileGlyph } from '#ui/content/file-glyph.tsx';
import { MetaLine } from '#ui/content/meta-line.tsx';
import { Name } from '#ui/content/name.tsx';
import { SidePanel } from '#ui/dialog/side-panel.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { PackageContent, type PackageContentProps } from '../package/package-content.tsx';
import { usePreviewOpener } from '../preview/preview-opener.tsx';
import { RepairPlanList } from '../repair/repair-plan-list.tsx';
import { useRepair } from '../repair/use-repair.ts';
import { FindingsList } from '../report/findings-list.tsx';
import { addedNameOf, canPreview } from '../report/next-step.ts';
import { StartPageChoice } from './start-page-choice.tsx';
import type { PanelProps } from './verdict-actions.tsx';
import { Verdict } from './verdict.tsx';

import css from './panel.css?inline';

interface PanelFrameProps {
  readonly opener: Element;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Name of the contents. Default: the file name. */
  readonly title?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the page, named after a file. */
export function PanelFrame({ fileName, sizeBytes, title, ...props }: PanelFrameProps) {
  const i18n = useI18n();
  return (
    <SidePanel
      {...props}
      title={<Name>{title ?? fileName}</Name>}
      subtitle={
        <MetaLine>
          {title && <Name>{fileName}</Name>}
          {i18n.formats.bytes(sizeBytes)}
        </MetaLine>
      }
      picture={<FileGlyph fileName={fileName} />}
      closeLabel={repairMessages(i18n).close}
    />
  );
}

/** The inspection of a ZIP: what can be done with the file, and everything that was found. */
export function PanelContent({ file, report, progress, onStop, editing, onClose }: PanelProps) {
  const repair = useRepair(file, report, editing);
  const preview = usePreviewOpener(file, report, editing !== undefined);
  const { state } = repair;
  return (
    <PanelBody>
      <Verdict {...{ file, report, progress, onStop, editing, repair, onClose }} onPreview={preview.open} />
      {state.status === 'reviewing' && (
        <RepairPlanList
          items={state.items}
          unticked={state.unticked}
          onToggle={repair.toggle}
          onMake={repair.make}
          onCancel={repair.cancel}
        />
      )}
      {state.status === 'choosing' && (
        <StartPageChoice
          candidates={report.startCandidates ?? []}
          startPage={report.startPage}
          addedName={addedNameOf(report)}
          pageCount={report.pages}
          onPreview={preview.choose}
          onChoose={repair.useAsStartPage}
          onCancel={repair.cancel}
        />
      )}
      {!progress && report.findings.length > 0 && (
        <FindingsList
          findings={report.findings}
          isEditable={isRepairable(report)}
          onShow={canPreview(report) ? preview.showPlace : undefined}
        />
      )}
      {preview.dialog}
    </PanelBody>
  );
}

/** In the row of a package, and loaded with its panel. */
export { AddAsDocuments } from '../package/package-ways.tsx';

/** A handover package: its documents, and what can be done with it. */
export const PackagePanel = (props: PackageContentProps) => (
  <PanelBody>
    <PackageContent {...props} />
  </PanelBody>
);

function PanelBody({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useSheet(content, css);
  return (
    <div className="panel" ref={content}>
      {children}
    </div>
  );
}
