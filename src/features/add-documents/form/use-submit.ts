import { useEffect, useEffectEvent, useReducer, type SyntheticEvent } from 'react';

import { chosenFileOf, isSendable, type ChosenFile, type FileCheck } from '#intake/chosen-file.ts';
import type { Intake } from '#intake/intake.ts';
import type { IntakeStore } from '#intake/store.ts';
import { operationOf } from '#intake/values/proposed-values.ts';
import { logged } from '#lib/log-failure.ts';
import { isVisible } from '#lib/text/is-visible.ts';
import { unreachable } from '#lib/unreachable.ts';
import type { JobWithFile } from '#queue/upload.ts';

import type { AssetGuard } from '../asset-guard/use-asset-guard.tsx';
import type { AddForm, FormOutput } from '../values/form-values.ts';
import { kindsOf, type LastMetadata } from './use-last-metadata.ts';

/** A document to upload; the asset of the page is added by the caller. */
export interface NewDocument {
  readonly job: Omit<JobWithFile, 'assetId'>;
  /** Asset ID found in the file's name, if the person chose to upload there. */
  readonly otherAssetId?: string | undefined;
  /** The running inspection of a manual whose contents are still being read. */
  readonly inspection?: Promise<FileCheck> | undefined;
}

/** Asset and queue that get the documents. */
export interface UploadPorts {
  /** Photos and combined PDFs are named after it. */
  readonly assetId: string;
  /** Identity of the queue to which `onUpload` hands documents; another one may accept what this one declined. */
  readonly queue: object;
  /** Returns false if the documents weren't accepted; then they stay in the form. */
  readonly onUpload: (documents: readonly NewDocument[]) => boolean;
}

interface SubmitOptions extends UploadPorts {
  readonly form: AddForm;
  readonly store: Pick<IntakeStore, 'getSnapshot'>;
  readonly intake: Pick<Intake, 'rows' | 'settled' | 'outcome' | 'handOver'>;
  readonly assetGuard: Pick<AssetGuard, 'ask'>;
  /** Called when documents were handed over, with what was chosen for all. */
  readonly onUploaded: (metadata: LastMetadata) => void;
}

/** Files that can be handed over, with the values that were valid for them. */
interface Checked {
  readonly rows: readonly ChosenFile[];
  readonly values: FormOutput;
}

/** A submission of the form, one at a time. */
type Submission =
  | { readonly status: 'idle' }
  /** Waits until all files are listed and their types are known. */
  | { readonly status: 'checking' }
  /** Checks the values and asks about other assets. */
  | { readonly status: 'asking' }
  /** Values were missing or wrong. */
  | { readonly status: 'invalid' }
  /** The queue accepted nothing for the asset. */
  | ({ readonly status: 'declined' } & Pick<UploadPorts, 'queue' | 'assetId'>);

type SubmissionEvent =
  | { readonly type: 'submitted' | 'settled' }
  | { readonly type: 'ended'; readonly as: Submission };

const idle: Submission = { status: 'idle' };

function transition(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'submitted':
      return isRunning(submission) ? submission : { status: 'checking' };
    case 'settled':
      return submission.status === 'checking' ? { status: 'asking' } : submission;
    case 'ended':
      return event.as;
    default:
      return unreachable(event);
  }
}

const isRunning = ({ status }: Submission): boolean => status === 'checking' || status === 'asking';

/** Submits the form: the files are checked, then the person is asked about other assets, then the queue gets them. */
export function useSubmit({ form, store, intake, assetGuard, onUploaded, ...ports }: SubmitOptions) {
  const { assetId, queue, onUpload } = ports;

  /** Returns true if the files were moved to another asset after the form was submitted. */
  const areMoved = (rows: readonly ChosenFile[]): boolean => {
    const { leftAssetIds } = store.getSnapshot();
    return rows.some((row) => leftAssetIds.get(chosenFileOf(row)) === assetId);
  };
  /** Returns true if the files are still there, for the same asset, and would be uploaded in the same way. */
  const isCurrent = ({ rows, values: { documents } }: Checked): boolean => {
    const now = new Map(intake.rows().map((row) => [row.id, row]));
    return (
      !areMoved(rows) &&
      rows.every(({ id, file }) => {
        const row = now.get(id);
        if (row?.file !== file || row.check.status === 'rejected') return false;
        return operationOf(row.check, form.getValues(`rows.${id}.operation`)) === documents[id]?.operation;
      })
    );
  };

  /** Returns false if the queue didn't accept the files. */
  const handOver = ({ rows, values }: Checked, otherAssetIds: ReadonlyMap<string, string>): boolean => {
    const { documents: details, ...shared } = values;
    const ids = rows.map(({ id }) => id);
    const manualIds = ids.filter((id) => details[id]?.operation === 'manual');
    const documents = rows.map(({ id, file, fromPackage }): NewDocument => {
      const job = { ...details[id]!, file, ...(fromPackage && { packageName: fromPackage.packageName }) };
      const document = { job, otherAssetId: otherAssetIds.get(id) };
      return job.operation === 'manual' ? { ...document, inspection: intake.outcome(id) } : document;
    });
    if (!onUpload(documents)) return false;
    onUploaded({ ...shared, assetId, kinds: kindsOf(withoutOwn(form, rows)) });
    intake.handOver(ids, manualIds);
    // More files may have been chosen since validation.
    const left = Object.entries(form.getValues('rows')).filter(([id]) => !(id in details));
    form.reset({ ...shared, rows: Object.fromEntries(left) }, { keepIsSubmitted: true });
    return true;
  };

  const attempt: Attempt = async (onSettled) => {
    // The operation is known only after ZIPs are inspected.
    const settled = await intake.settled();
    onSettled();
    // The files may have been removed or moved meanwhile, or are unreadable.
    if (areMoved(settled) || !settled.some(isSendable)) return idle;
    const values = await validValues(form);
    // Only now the errors are on the page.
    if (!values) return { status: 'invalid' };
    const checked = { rows: settled.filter(({ id }) => id in values.documents), values };
    const otherAssetIds = await assetGuard.ask(checked.rows);
    // A manual whose contents were still being read may have turned out not to be one: its row says so.
    if (!otherAssetIds || !isCurrent(checked)) return idle;
    return handOver(checked, otherAssetIds) ? idle : { status: 'declined', queue, assetId };
  };
  return useSubmission(attempt, ports);
}

/** Hands the files over; resolves to the state in which that ended. */
type Attempt = (onSettled: () => void) => Promise<Submission>;

const notUploaded = logged('The files could not be uploaded.', idle);

/** Makes one attempt at a time, and another one if another queue is there than the one that declined. */
function useSubmission(attempt: Attempt, { queue, assetId }: Pick<UploadPorts, 'queue' | 'assetId'>) {
  const [submission, dispatch] = useReducer(transition, idle);
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    // React renders what one event changed before the next one, such as a second click.
    if (isRunning(submission)) return;
    dispatch({ type: 'submitted' });
    const as = await attempt(() => dispatch({ type: 'settled' })).catch(notUploaded);
    dispatch({ type: 'ended', as });
  };
  const submitAgain = useEffectEvent(() => void submit());
  useEffect(() => {
    if (submission.status === 'declined' && submission.queue !== queue) submitAgain();
  }, [submission, queue]);
  if (submission.status === 'declined' && submission.assetId !== assetId) {
    dispatch({ type: 'ended', as: idle });
  }
  return {
    submit,
    isCheckingFiles: submission.status === 'checking',
    /** Another object after each submission that failed because of values. */
    failure: submission.status === 'invalid' ? submission : undefined,
  };
}

/** Shows the errors of the form, or resolves to its values if there are none. */
async function validValues(form: AddForm): Promise<FormOutput | undefined> {
  let valid: FormOutput | undefined;
  await form.handleSubmit(
    (values) => void (valid = values),
    () => undefined,
  )();
  return valid;
}

/** Returns the files that get the category for all. */
const withoutOwn = (form: AddForm, rows: readonly ChosenFile[]): readonly File[] =>
  rows.flatMap(({ id, file }) => (isVisible(form.getValues(`rows.${id}.categoryId`) ?? '') ? [] : [file]));
