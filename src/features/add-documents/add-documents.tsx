import {
  Fragment,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { FileLimits } from '#intake/file-limits.ts';
import type { IntakeStore } from '#intake/store.ts';
import type { ArrivedFile } from '#intake/transition.ts';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { DropArea } from './sources/drop-area.tsx';
import { preparation, useFileSources } from './sources/use-file-sources.ts';
import { countOf, useHasFiles, useIntakeFact } from './sources/use-intake-facts.ts';
import type { RowOrder } from './values/row-order.ts';

/** Passed from the area for files to the form below it. */
export interface Chosen {
  readonly store: IntakeStore;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  readonly order: RowOrder;
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
  /** Accepts a file with values that were typed for it earlier. */
  readonly accept: (file: ArrivedFile) => void;
}

/**
 * The area for files, with the form below it. Once there are files or uploads, the area is a part of the card's header.
 */
export function AddDocuments(props: AddDocumentsProps) {
  const { assetId, limits, renderSources, isPageOurs = true, isDisabled = false } = props;
  const { renderForm, store, begin, ref } = props;
  const { t } = useI18n();
  const sources = useFileSources(begin, { assetId, isPageOurs, isDisabled });
  const titleId = useId();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [order, setOrder] = useState<RowOrder>('added');
  const code = useLoaded(preparation);
  const hasFiles = useHasFiles(store);
  const hasSeveral = useIntakeFact(store, (state) => countOf(state) > 1);
  const { isError, ...notice } = sources.notice;
  const removeAll = () => {
    chooseButton.current?.focus();
    store.dispatch({ type: 'emptied' });
  };
  useImperativeHandle(ref, () => ({ choose: sources.choose, accept: sources.accept }));
  return (
    <section
      className="card add-documents"
      part="card"
      aria-labelledby={titleId}
      data-files={hasFiles || undefined}
    >
      <div className="card__head row">
        <h2 className={hasFiles ? 'narrow-unseen' : undefined} id={titleId} tabIndex={-1}>
          {t.add.title}
        </h2>
        {hasFiles ? (
          code.status === 'loaded' && <code.part.ListCount store={store} />
        ) : (
          <span className="add-documents__note muted">{isPageOurs ? t.add.dropAnywhere : t.add.drop}</span>
        )}
        <DropArea
          {...{ sources, limits, isDisabled, store }}
          buttonRef={chooseButton}
          {...(hasSeveral && { order, onSort: setOrder, onRemoveAll: removeAll })}
        >
          {renderSources(sources.choose)}
        </DropArea>
      </div>
      <Announcer
        isVisible
        {...notice}
        className={`add-documents__notice ${isError ? 'field__error' : 'muted small'}`}
      />
      <Fragment key={store.id}>{renderForm({ store, chooseButton, isDisabled, order })}</Fragment>
    </section>
  );
}
