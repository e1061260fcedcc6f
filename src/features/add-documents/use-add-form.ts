import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { DeviceMemory } from '#lib/device-memory.ts';
import type { JobWithFile } from '#queue/item.ts';

import { applyCheck } from './apply-check.ts';
import type { InspectZip } from './check-file.ts';
import type { ChosenFile, FileCheck, Limits } from './chosen-file.ts';
import { effectiveMetadata, formSchema, type FormValues, type RowValues } from './form-values.ts';
import { recallMetadata, rememberMetadata } from './last-metadata.ts';
import { proposeDisplayName } from './propose-display-name.ts';
import type { MetadataChoices } from './row-metadata.tsx';
import { useChosenFiles } from './use-chosen-files.ts';

/** A document as the person wants it uploaded, to an asset that is known elsewhere. */
export interface NewDocument {
  readonly job: Omit<JobWithFile, 'assetId'>;
  /** The rest of the inspection of a manual, where its contents are still being read. */
  readonly inspection?: Promise<FileCheck> | undefined;
}

export interface AddFormOptions {
  readonly choices: MetadataChoices;
  readonly limits: Limits;
  readonly inspect: InspectZip;
  readonly memory: DeviceMemory;
  readonly onUpload: (documents: readonly NewDocument[]) => void;
}

/** The state of the form: text in react-hook-form, files beside it under the same ids. */
export function useAddForm({ choices, limits, inspect, memory, onUpload }: AddFormOptions) {
  const { t } = useI18n();
  const [refusals, setRefusals] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const hasList = { organizationId: !!choices.organizations, categoryId: !!choices.categories };
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema(t, hasList)),
    defaultValues: { ...recallMetadata(memory, choices), isAiEnabled: false, rows: {} },
    // The summary takes focus, not the first wrong field.
    shouldFocusError: false,
  });
  const files = useChosenFiles({
    limits,
    inspect,
    onAccepted: ({ id, file }) => form.setValue(`rows.${id}`, newRow(file.name)),
    onChecked: (id, check) => applyCheck(form, id, check),
  });

  const remove = (id: string) => {
    files.remove(id);
    form.unregister(`rows.${id}`);
  };

  const handOver = (values: FormValues, ready: readonly ChosenFile[]) => {
    const sent = ready.filter(({ id }) => id in values.rows);
    onUpload(
      sent.map(({ id, file }): NewDocument => {
        const job = toJob(values, id, file);
        return job.operation === 'manual' ? { job, inspection: files.release(id) } : { job };
      }),
    );
    rememberMetadata(memory, values);
    files.handOver(sent.map(({ id }) => id));
    // A file may have been chosen since the values were checked.
    const left = Object.entries(form.getValues('rows')).filter(([id]) => !(id in values.rows));
    form.reset({ ...values, rows: Object.fromEntries(left) });
  };

  const submit = async () => {
    // Which operation is right is known when the ZIPs have been looked into.
    setIsWaiting(true);
    const ready = await files.settled();
    setIsWaiting(false);
    // What was chosen may have been removed meanwhile, or turned out to be unreadable.
    if (ready.every(({ check }) => check.status === 'refused')) return;
    let isRefused = false;
    await form.handleSubmit(
      (values) => handOver(values, ready),
      () => {
        isRefused = true;
      },
    )();
    // Not before: only now do the mistakes stand on the page.
    if (isRefused) setRefusals((count) => count + 1);
  };

  return {
    form,
    chosen: files.chosen,
    add: files.add,
    remove,
    stop: files.stop,
    submit,
    refusals,
    isWaiting,
  };
}

const newRow = (fileName: string): RowValues => ({
  fileName,
  displayName: proposeDisplayName(fileName),
  hasOwnName: false,
  operation: '',
  hasOwnMetadata: false,
  organizationId: '',
  categoryId: '',
});

function toJob(values: FormValues, id: string, file: File): NewDocument['job'] {
  const row = values.rows[id]!;
  const operation = row.operation === 'manual' ? 'manual' : 'document';
  return {
    operation,
    displayName: row.displayName.trim().normalize('NFC'),
    organizationId: effectiveMetadata(values, row, 'organizationId'),
    categoryId: effectiveMetadata(values, row, 'categoryId'),
    ...(values.isAiEnabled && operation === 'document' && { aiEnabled: true }),
    file,
  };
}
