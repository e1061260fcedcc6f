import { useEffect, useId, useRef, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Announcer } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import type { WindowedListHandle } from '#ui/windowed-list.tsx';

import { DocumentList } from './document-list.tsx';
import type { RenderReport } from './document-row.tsx';
import { DropArea } from './drop-area.tsx';
import { formMistakes } from './form-mistakes.ts';
import { SharedMetadata } from './row-metadata.tsx';
import { useAddForm, type AddFormOptions } from './use-add-form.ts';
import { useDrop } from './use-drop.ts';

interface AddDocumentsProps extends AddFormOptions {
  readonly offerAi: boolean;
  /** Told whether files are chosen that were not handed over yet. */
  readonly onUnsentChange: (hasUnsent: boolean) => void;
  /** How the report of a ZIP looks; a feature of its own. */
  readonly renderReport: RenderReport;
}

/** Where a person chooses files, says what they are, and hands them over to be uploaded. */
export function AddDocuments({ offerAi, onUnsentChange, renderReport, ...options }: AddDocumentsProps) {
  const { t } = useI18n();
  const formId = useId();
  const [notice, setNotice] = useState('');
  const { form, chosen, add, remove, stop, submit, refusals, isWaiting } = useAddForm(options);
  const dropzone = useDrop({
    onFiles: (files) => {
      setNotice('');
      add(files);
    },
    onNothing: () => setNotice(t.add.nothingDropped),
  });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const list = useRef<WindowedListHandle>(null);
  const mistakes = formMistakes(formId, form.formState.errors);
  const hasUnsent = chosen.length > 0;
  useEffect(() => {
    onUnsentChange(hasUnsent);
    // Who leaves the page leaves the files behind.
    return () => onUnsentChange(false);
  }, [hasUnsent, onUnsentChange]);

  return (
    <Card title={t.add.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="card__body stack">
          <ErrorSummary
            mistakes={hasUnsent ? mistakes : []}
            refusals={refusals}
            onGoTo={({ rowId }) => rowId && list.current?.reveal(rowId)}
          />
          <DropArea dropzone={dropzone} limits={options.limits} buttonRef={chooseButton} />
          {notice && <p className="field__error">{notice}</p>}
          <Announcer text={notice} />
          <SharedMetadata form={form} formId={formId} choices={options.choices} />
          {offerAi && <CheckField label={t.add.ai} hint={t.add.aiHint} {...form.register('isAiEnabled')} />}
        </div>
        <DocumentList
          chosen={chosen}
          form={form}
          formId={formId}
          choices={options.choices}
          onRemove={remove}
          onStop={stop}
          renderReport={renderReport}
          fallbackFocus={() => chooseButton.current}
          ref={list}
        />
        <AddFoot chosen={chosen} isWaiting={isWaiting} />
      </form>
    </Card>
  );
}

function AddFoot({ chosen, isWaiting }: Pick<ReturnType<typeof useAddForm>, 'chosen' | 'isWaiting'>) {
  const { t, formats } = useI18n();
  const sendable = chosen.filter(({ check }) => check.status !== 'refused');
  if (sendable.length === 0) return null;
  const refusedCount = chosen.length - sendable.length;
  const sizeBytes = sendable.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <div className="card__foot">
      <div className="small">
        <span className="muted">{`${t.add.documents(sendable.length)} · ${formats.bytes(sizeBytes)}`}</span>
        {refusedCount > 0 && <p className="field__error">{t.add.refused(refusedCount)}</p>}
      </div>
      <Button look="primary" type="submit" disabled={isWaiting}>
        {isWaiting ? t.add.waitForChecks : t.add.upload(sendable.length)}
      </Button>
    </div>
  );
}
