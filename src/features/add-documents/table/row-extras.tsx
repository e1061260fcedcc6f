import { createContext, use } from 'react';
import { useWatch } from 'react-hook-form';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import type { ChosenFile, PackageOrigin } from '#intake/chosen-file.ts';
import { isVisible } from '#lib/is-visible.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/loading/use-loaded.ts';

import { isPhotoRow } from '../photos/is-photo-row.ts';
import type { AddForm } from '../values/control-id.ts';
import type { FormValues } from '../values/form-values.ts';
import type { GuessCategory } from '../values/guess-category.ts';
import { ownMetadata, sendableFrom, type OwnMetadata } from '../values/row-values.ts';
import { CategorySuggestion } from './category-suggestion.tsx';
import type { RowCommands } from './row-commands.ts';

interface RowExtrasProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly guess: GuessCategory;
  readonly commands: RowCommands;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/**
 * Second line of the fields: what can be done with this file and its values. A wide row always has room for it, so that
 * no row moves when it appears.
 */
export function RowExtras({ row, form, guess, commands, nameId }: RowExtrasProps) {
  const { id } = row;
  return (
    <div className="document__extras">
      <OwnMetadataActions
        {...{ form, id, nameId }}
        onFillDown={() => commands.fillDown(id)}
        onReset={() => commands.edit(id, { organizationId: '', categoryId: '', isAiEnabled: undefined })}
      />
      <CategorySuggestion
        {...{ row, form, guess, nameId }}
        onUse={(categoryId) => commands.edit(id, { categoryId })}
      />
      {row.fromPackage && row.fromPackage.classIds.length > 0 && (
        <ClassHint origin={row.fromPackage} {...{ form, id }} />
      )}
      {isPhotoRow(row) && <EditPhotoButton nameId={nameId} onEdit={() => commands.editPhoto(row.file)} />}
    </div>
  );
}

interface EditPhotoButtonProps {
  /** Element ID of the file's name. */
  readonly nameId: string;
  readonly onEdit: () => void;
}

/** Opens the photo of a row in the editor. */
function EditPhotoButton({ nameId, onEdit }: EditPhotoButtonProps) {
  const { paper: words } = deviceMessages(useI18n());
  return (
    <div className="document__photo">
      <Button look="quiet" aria-describedby={nameId} onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  );
}

/** Loaded with the first document of a package. */
const packageSummaryModule = lazyModule(() => import('#i18n/package-summary.ts'));

interface ClassHintProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  readonly origin: PackageOrigin;
}

/** Names the class of a document that has no category of its own, because the deployment maps none to it. */
function ClassHint({ form, id, origin }: ClassHintProps) {
  const i18n = useI18n();
  const loaded = useLoaded(packageSummaryModule);
  const ownId = useWatch({ control: form.control, name: `rows.${id}.categoryId` });
  if (loaded.status !== 'loaded' || isVisible(ownId ?? '')) return null;
  const { classNameOf } = loaded.part;
  const names = origin.classIds.map((classId) => classNameOf(classId, i18n));
  return <span className="muted document__class">{`VDI 2770: ${names.join(', ')}`}</span>;
}

/** The chosen files, for the actions that are about several rows: the other rows aren't rendered when the list changes. */
export const ChosenContext = createContext<readonly ChosenFile[]>([]);

type FillDownProps = Omit<OwnMetadataActionsProps, 'onReset'>;

/** Applies a row's own values to the files below. Says before how many these are, and how many have other values. */
function FillDown({ form, id, nameId, onFillDown }: FillDownProps) {
  const { t } = useI18n();
  const chosen = use(ChosenContext);
  // Typing a name re-renders nothing here.
  const ownById = useWatch({ control: form.control, name: 'rows', compute: ownMetadataById });
  const change = Object.entries(ownById[id] ?? {});
  const below = sendableFrom(chosen, id).slice(1);
  const withOther = below.filter((other) =>
    change.some(([field, value]) => {
      const own: Readonly<Record<string, unknown>> = ownById[other] ?? {};
      return field in own && own[field] !== value;
    }),
  );
  if (below.length === 0) return null;
  return (
    <Button look="quiet" aria-describedby={nameId} onClick={onFillDown}>
      {t.add.fillDown(below.length, withOther.length)}
    </Button>
  );
}

const ownMetadataById = (rows: FormValues['rows']): Readonly<Partial<Record<string, OwnMetadata>>> =>
  Object.fromEntries(Object.entries(rows).map(([id, edits]) => [id, ownMetadata(edits)]));

interface OwnMetadataActionsProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  /** Id of what names the row. */
  readonly nameId: string;
  readonly onFillDown: () => void;
  readonly onReset: () => void;
}

/** Actions for a row with its own values; nothing for any other. */
function OwnMetadataActions({ form, id, nameId, onFillDown, onReset }: OwnMetadataActionsProps) {
  const { t } = useI18n();
  const path = `rows.${id}` as const;
  const [organizationId, categoryId, isAiEnabled, ...shared] = useWatch({
    control: form.control,
    name: [
      `${path}.organizationId`,
      `${path}.categoryId`,
      `${path}.isAiEnabled`,
      'organizationId',
      'categoryId',
    ],
    exact: true,
  });
  const own = [organizationId, categoryId].map((value) => isVisible(value ?? ''));
  if (!own.includes(true) && isAiEnabled === undefined) return null;
  const hasDefault = isAiEnabled !== undefined || own.some((isOwn, index) => isOwn && shared[index] !== '');
  return (
    <div className="document__own row">
      {isAiEnabled !== undefined && <span className="small">{isAiEnabled ? t.add.aiOn : t.add.aiOff}</span>}
      <FillDown {...{ form, id, nameId, onFillDown }} />
      {hasDefault && (
        <Button look="quiet" aria-describedby={nameId} onClick={onReset}>
          {t.add.asAbove}
        </Button>
      )}
    </div>
  );
}
