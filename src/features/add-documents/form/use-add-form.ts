import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { DeviceMemory } from '#lib/device-memory.ts';
import type { JobWithFile } from '#queue/upload.ts';

import type { InspectZip } from '../intake/check-file.ts';
import type { ChosenFile, FileCheck, FileLimits } from '../intake/chosen-file.ts';
import { effectiveMetadata, formSchema, type FormValues, type FullValues } from './form-values.ts';
import { recallMetadata, rememberMetadata } from './last-metadata.ts';
import type { MetadataChoices } from './metadata-field.tsx';
import { rowValues } from '../table/row-values.ts';
import { useChosenFiles } from '../intake/use-chosen-files.ts';
import { useBatch } from './use-batch.ts';
import { useRowEdits } from '../table/use-row-edits.ts';

/** A document as the person wants it uploaded, to an asset that is known elsewhere. */
export interface NewDocument {
  readonly job: Omit<JobWithFile, 'assetId'>;
  /** The rest of the inspection of a manual, where its contents are still being read. */
  readonly inspection?: Promise<FileCheck> | undefined;
}

/** What the form offers and allows, and who takes its documents. */
export interface AddFormOptions {
  readonly choices: MetadataChoices;
  readonly limits: FileLimits;
  readonly inspect: InspectZip;
  readonly memory: DeviceMemory;
  /** Says whether they were taken; what was not stays in the form. */
  readonly onUpload: (documents: readonly NewDocument[]) => boolean;
}

/** The state of the form: what was decided in react-hook-form, files beside it under the same ids. */
export function useAddForm({ choices, limits, inspect, memory, onUpload }: AddFormOptions) {
  const { t } = useI18n();
  const [refusals, setRefusals] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const { settled, outcome, handOver: letGo, latest, ...files } = useChosenFiles({ limits, inspect });
  const hasList = { organizationId: !!choices.organizations, categoryId: !!choices.categories };
  const resolve = zodResolver(formSchema(t, hasList)) as unknown as Resolver<FullValues, unknown, FullValues>;
  const form = useForm<FormValues, unknown, FullValues>({
    // The rules are about whole rows, of which the form itself holds only what was decided.
    resolver: (values, context, options) => resolve(inFull(values, latest()), context, options as never),
    defaultValues: { ...recallMetadata(memory, choices), isAiEnabled: false, rows: {} },
    // The summary takes focus, not the first wrong field.
    shouldFocusError: false,
  });

  const { put, edit } = useRowEdits(form);
  const newestOnUpload = useNewest(onUpload);
  const next = useNextQueue(onUpload);
  const batch = useBatch({ form, put, chosen: files.chosen });

  const remove = (ids: readonly string[]) => {
    files.remove(ids);
    form.clearErrors(ids.map((id) => `rows.${id}` as const));
  };

  const handOver = (values: FullValues, ready: readonly ChosenFile[]) => {
    const sent = ready.filter(({ id }) => id in values.rows);
    const ids = sent.map(({ id }) => id);
    const manualIds = ids.filter((id) => values.rows[id]?.operation === 'manual');
    const documents = sent.map(({ id, file }): NewDocument => {
      const job = toJob(values, id, file);
      return job.operation === 'manual' ? { job, inspection: outcome(id) } : { job };
    });
    // Who takes them may have changed while the files were looked at.
    if (!newestOnUpload.current(documents)) return next.wait();
    rememberMetadata(memory, values);
    batch.forget();
    letGo(ids, manualIds);
    // A file may have been chosen since the values were checked.
    const left = Object.entries(form.getValues('rows')).filter(([id]) => !(id in values.rows));
    form.reset({ ...values, rows: Object.fromEntries(left) });
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    // Which operation is right is known when the ZIPs have been looked into.
    setIsWaiting(true);
    const ready = await settled();
    setIsWaiting(false);
    // What was chosen may have been removed meanwhile, or turned out to be unreadable.
    if (ready.every(({ check }) => check.status === 'refused')) return;
    let isRefused = false;
    const refuse = () => void (isRefused = true);
    await form.handleSubmit((values) => handOver(values, ready), refuse)();
    // Not before: only now do the mistakes stand on the page.
    if (isRefused) setRefusals((count) => count + 1);
  };

  useEffect(() => next.sendIfWaiting(submit));
  const commands = {
    remove: (id: string) => remove([id]),
    stop: files.stop,
    replace: files.replace,
    edit,
    fillDown: batch.fillDown,
    paste: batch.paste,
  };
  return { ...files, latest, form, batch, commands, remove, submit, refusals, isWaiting };
}

/** Sends again what a queue that had ended didn't take, once there is another one. */
function useNextQueue(onUpload: AddFormOptions['onUpload']) {
  const refusedBy = useRef<AddFormOptions['onUpload']>(undefined);
  return {
    wait: () => {
      refusedBy.current = onUpload;
    },
    sendIfWaiting: (send: () => Promise<void>) => {
      if (!refusedBy.current || refusedBy.current === onUpload) return;
      refusedBy.current = undefined;
      void send();
    },
  };
}

/** What was given in the last rendering, for what began in an earlier one. */
function useNewest<T>(given: T): RefObject<T> {
  const newest = useRef(given);
  useEffect(() => {
    newest.current = given;
  });
  return newest;
}

/** The values with every row in full; what is refused is no part of the form. */
function inFull(values: FormValues, chosen: readonly ChosenFile[]): FullValues {
  const rows = chosen.filter(({ check }) => check.status !== 'refused');
  return {
    ...values,
    rows: Object.fromEntries(rows.map((row) => [row.id, rowValues(row, values.rows[row.id])])),
  };
}

function toJob(values: FullValues, id: string, file: File): NewDocument['job'] {
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
