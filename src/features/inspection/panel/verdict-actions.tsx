import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileSymlink from 'lucide-react/icons/file-symlink';
import ListChecks from 'lucide-react/icons/list-checks';
import Wrench from 'lucide-react/icons/wrench';

import { useI18n } from '#i18n/i18n-context.tsx';
import { inspectionMessages, repairMessages, manualMessages } from '#i18n/messages/en/inspection.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import type { InspectionProgress, InspectionReport } from '#manual/report.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyStatus, useCopy } from '#ui/controls/copy-button.tsx';
import { FileButton } from '#ui/controls/file-button.tsx';
import { MenuButton } from '#ui/controls/menu-button.tsx';

import type { FileEditing, Repair } from '../repair/use-repair.ts';
import {
  canChooseStartPage,
  canPreview,
  countFixable,
  nextStep,
  type NextStep,
} from '../report/next-step.ts';
import { useReportItems } from '../report/report-text.ts';

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

/** The main action, what else is likely, and everything else in a menu. */
export function VerdictActions({ file, report, editing, repair, onPreview, onClose }: VerdictProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const words = inspectionMessages(useI18n());
  const step = editing && nextStep(report);
  const fixable = countFixable(report);
  const closeAfter = (act: (() => void) | undefined) => () => {
    act?.();
    onClose();
  };
  const steps: Record<NextStep, { readonly label: string; readonly onClick: () => void }> = {
    repair: {
      label: editing?.original ? words.fixMore(fixable) : words.repairAndUse,
      onClick: repair.repairAll,
    },
    'choose-start-page': { label: words.chooseStart, onClick: repair.chooseStartPage },
    'keep-as-regular': { label: words.keepAsRegular, onClick: closeAfter(editing?.onKeepAsRegular) },
    remove: { label: t.add.remove, onClick: closeAfter(editing?.onRemove) },
    done: { label: words.done, onClick: onClose },
  };
  const main = step && steps[step];
  const { items, startLabel, canChoose, copyOutcome } = useMenuItems({ file, report, editing, repair }, step);
  return (
    <div className="row panel__actions">
      {main && (
        <Button look="primary" onClick={main.onClick}>
          {step === 'repair' && <Wrench />}
          {main.label}
        </Button>
      )}
      {canPreview(report) && (
        <Button look={main ? 'plain' : 'primary'} onClick={onPreview}>
          <Eye />
          {manualMessages(i18n).preview}
        </Button>
      )}
      {canChoose && step === 'done' && <Button onClick={repair.chooseStartPage}>{startLabel}</Button>}
      {editing && report.verdict !== 'manual' && step !== 'keep-as-regular' && (
        <OtherWays {...{ file, editing, closeAfter }} isUnreadable={step === 'remove'} />
      )}
      <MenuButton label={uploadListMessages(i18n).more} items={items} />
      <CopyStatus outcome={copyOutcome} />
    </div>
  );
}

/** Returns what is in the menu, and whether another start page can be chosen. */
function useMenuItems(
  { file, report, editing, repair }: Pick<VerdictProps, 'file' | 'report' | 'editing' | 'repair'>,
  step: NextStep | undefined,
) {
  const i18n = useI18n();
  const words = inspectionMessages(i18n);
  const copying = useCopy();
  const reports = useReportItems(report, file.name, copying.copy);
  const startLabel = report.startPage === undefined ? words.chooseStart : words.changeStart;
  const canChoose = editing !== undefined && canChooseStartPage(report);
  const items = [
    editing &&
      countFixable(report) > 0 && {
        label: words.reviewChanges,
        icon: ListChecks,
        onSelect: repair.review,
      },
    canChoose &&
      step !== 'choose-start-page' &&
      step !== 'done' && { label: startLabel, icon: FileSymlink, onSelect: repair.chooseStartPage },
    editing?.original && {
      label: repairMessages(i18n).save,
      icon: Download,
      onSelect: () => saveFile(file.name, 'application/zip', file),
    },
    ...reports.map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item)),
  ];
  return { items, startLabel, canChoose, copyOutcome: copying.outcome };
}

interface OtherWaysProps extends Pick<VerdictProps, 'file'> {
  readonly editing: NonNullable<VerdictProps['editing']>;
  /** Returns a function that also closes the panel. */
  readonly closeAfter: (act: () => void) => () => void;
  readonly isUnreadable: boolean;
}

/** Further actions for a ZIP that can't be a manual: keep it, or choose another file if it can't be read. */
function OtherWays({ file, editing, closeAfter, isUnreadable }: OtherWaysProps) {
  const i18n = useI18n();
  const words = inspectionMessages(useI18n());
  return (
    <>
      {isUnreadable && (
        <FileButton
          inputLabel={uploadListMessages(i18n).needsFile.inputOf(shownName(file.name))}
          onFiles={([other]) => closeAfter(() => editing.onChooseOther(other!))()}
        >
          {uploadListMessages(i18n).chooseOther}
        </FileButton>
      )}
      <Button look={isUnreadable ? 'quiet' : 'plain'} onClick={closeAfter(editing.onKeepAsRegular)}>
        {words.keepAsRegular}
      </Button>
    </>
  );
}
