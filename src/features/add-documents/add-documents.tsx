import { useImperativeHandle, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { PlacedFile } from '#manual/pack/find-manuals.ts';
import { Card } from '#ui/card.tsx';

import type { FileLimits } from './intake/chosen-file.ts';
import { DropArea } from './intake/drop-area.tsx';
import { createInbox, type Inbox } from './intake/inbox.ts';
import { useIntake } from './intake/use-intake.ts';
import { useReportUnsent } from './form/use-report-unsent.ts';

/** What the form is given by the area above it, where files are chosen. */
export interface Chosen {
  readonly inbox: Inbox<PlacedFile>;
  /** What was not taken, for the ear; it is seen above the form. */
  readonly notice: string;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
}

interface AddDocumentsProps {
  readonly limits: FileLimits;
  /** The form for what is chosen; files may be chosen before it is there. */
  readonly renderForm: (chosen: Chosen) => ReactNode;
  /** Further ways to choose files, which may come later, too. */
  readonly renderSources: (take: AddDocumentsHandle['choose']) => ReactNode;
  /** True if the page around it is ours too; it is unless told. */
  readonly isPageOurs?: boolean;
  /** Told how many files wait for the form. */
  readonly onWaitingChange: (waitingCount: number) => void;
  readonly ref?: Ref<AddDocumentsHandle>;
}

/** What can be asked of the area from outside. */
export interface AddDocumentsHandle {
  /** Takes files as if a person had chosen them. */
  readonly choose: (files: readonly File[]) => void;
}

/** Where a person chooses files, and below it the form that says what they are. */
export function AddDocuments({
  limits,
  renderForm,
  renderSources,
  isPageOurs = true,
  onWaitingChange,
  ref,
}: AddDocumentsProps) {
  const { t } = useI18n();
  const [waitingCount, setWaitingCount] = useState(0);
  const [inbox] = useState(() => createInbox<PlacedFile>(setWaitingCount));
  useReportUnsent(waitingCount, onWaitingChange);
  const intake = useIntake(inbox.put, isPageOurs);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { notice } = intake;
  useImperativeHandle(ref, () => ({ choose: intake.choose }));
  return (
    <Card title={t.add.title}>
      <div className="card__body stack">
        <DropArea intake={intake} limits={limits} buttonRef={chooseButton}>
          {renderSources(intake.choose)}
        </DropArea>
        {notice && <p className="field__error">{notice}</p>}
      </div>
      {renderForm({ inbox, notice, chooseButton })}
    </Card>
  );
}
