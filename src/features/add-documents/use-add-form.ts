import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { DeviceMemory } from '#lib/device-memory.ts';
import type { Job } from '#queue/item.ts';

import { isManualRefused, type FileCheck, type Limits } from './chosen-file.ts';
import { effectiveMetadata, formSchema, type FormValues } from './form-values.ts';
import { recallMetadata, rememberMetadata } from './last-metadata.ts';
import { proposeDisplayName } from './propose-display-name.ts';
import type { MetadataChoices } from './row-metadata.tsx';
import { useChosenFiles, type InspectZip } from './use-chosen-files.ts';

/** A document as the person wants it uploaded, to an asset that is known elsewhere. */
export type NewDocument = Omit<Job, 'assetId'>;

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
  /** Rises with every refused submission, so that the summary takes focus anew. */
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const hasList = { organizationId: !!choices.organizations, categoryId: !!choices.categories };
  const form = useForm<FormValues>({
    resolver: zodResolver(formSchema(t, hasList)),
    defaultValues: { ...recallMetadata(memory, choices), isAiEnabled: false, rows: {} },
    // The summary takes focus, not the first wrong field.
    shouldFocusError: false,
  });
  const files = useChosenFiles({ limits, inspect, onChecked });

  function onChecked(id: string, check: FileCheck) {
    const path = `rows.${id}` as const;
    if (check.status === 'refused') return form.unregister(path);
    if (check.status === 'plain') return form.setValue(`${path}.operation`, 'document');
    if (check.status !== 'zip') return;
    const row = form.getValues(path);
    const isManual = check.report.verdict === 'manual';
    if (row.operation === '' || isManualRefused(check)) {
      form.setValue(`${path}.operation`, isManual ? 'manual' : 'document');
    }
    // A name that the person has typed stays.
    if (check.report.title && isManual && row.displayName === proposeDisplayName(row.fileName)) {
      form.setValue(`${path}.displayName`, check.report.title);
    }
  }

  const add = (chosen: readonly File[]) => {
    for (const { id, file, check } of files.add(chosen)) {
      if (check.status === 'refused') continue;
      form.setValue(`rows.${id}`, {
        fileName: file.name,
        displayName: proposeDisplayName(file.name),
        operation: '',
        hasOwnMetadata: false,
        organizationId: '',
        categoryId: '',
      });
    }
  };

  const remove = (id: string) => {
    files.remove([id]);
    form.unregister(`rows.${id}`);
  };

  const onValid = (values: FormValues) => {
    const sent = files.chosen.filter(({ id }) => id in values.rows);
    onUpload(sent.map(({ id, file }) => toDocument(values, id, file)));
    rememberMetadata(memory, values);
    files.remove(sent.map(({ id }) => id));
    form.reset({ ...values, rows: {} });
  };

  const submit = async () => {
    // Which operation is right is known when the ZIPs have been looked into.
    setIsWaiting(true);
    await files.settled();
    setIsWaiting(false);
    await form.handleSubmit(onValid, () => setAttempt((count) => count + 1))();
  };

  return { form, chosen: files.chosen, add, remove, submit, attempt, isWaiting };
}

function toDocument(values: FormValues, id: string, file: File): NewDocument {
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
