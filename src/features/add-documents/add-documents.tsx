import {
  Fragment,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { FileLimits } from '#intake/chosen-file.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';

import { DropArea } from './sources/drop-area.tsx';
import { useFileSources } from './sources/use-file-sources.ts';

/** Passed from the area for files to the form below it. */
export interface Chosen {
  readonly store: IntakeStore;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  /** Place of the form's commands in the header. */
  readonly commandsPlace: Element | null;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
}

interface AddDocumentsProps {
  readonly assetId: string;
  readonly limits: FileLimits;
  /** Renders the form; files may be chosen before it is loaded. */
  readonly renderForm: (chosen: Chosen) => ReactNode;
  /** Renders further ways to choose files. */
  readonly renderSources: (accept: AddDocumentsHandle['choose']) => ReactNode;
  /** False in a host's page. Default: true. */
  readonly isPageOurs?: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled?: boolean;
  /** Another store is another person's stay: the form starts empty. Buttons that are being pressed stay. */
  readonly store: IntakeStore;
  /** Called when a person chooses files. Returns a function that takes them, once they are read. */
  readonly begin: () => (files: readonly ArrivedFile[]) => void;
  readonly ref?: Ref<AddDocumentsHandle>;
}

/** Imperative handle. */
export interface AddDocumentsHandle {
  /** Accepts files as if a person had chosen them. */
  readonly choose: (files: readonly File[]) => void;
  /** The same for a file with values. */
  readonly accept: (file: ArrivedFile) => void;
}

/** The area for files, with the form below it. */
export function AddDocuments(props: AddDocumentsProps) {
  const { assetId, limits, renderSources, isPageOurs = true, isDisabled = false } = props;
  const { renderForm, store, begin, ref } = props;
  const { t } = useI18n();
  const sources = useFileSources(begin, { assetId, isPageOurs, isDisabled });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [commandsPlace, setCommandsPlace] = useState<Element | null>(null);
  const { text: notice, isError } = sources.notice;
  useImperativeHandle(ref, () => ({ choose: sources.choose, accept: sources.accept }));
  return (
    <Card title={t.add.title}>
      <div className="card__body stack">
        <DropArea
          {...{ sources, limits, isDisabled }}
          buttonRef={chooseButton}
          commandsRef={setCommandsPlace}
        >
          {renderSources(sources.choose)}
        </DropArea>
        <Announcer isVisible text={notice} className={isError ? 'field__error' : 'muted small'} />
      </div>
      <Fragment key={store.id}>{renderForm({ store, chooseButton, commandsPlace, isDisabled })}</Fragment>
    </Card>
  );
}
