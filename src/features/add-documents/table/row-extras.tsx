import { useWatch } from 'react-hook-form';

import { isPhoto } from '#file-type/is-photo.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { isVisible } from '#lib/is-visible.ts';
import { lazyModule } from '#lib/lazy.ts';
import { Button } from '#ui/button.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

import type { AddForm } from '../form/control-id.ts';
import type { GuessCategory } from '../form/guess-category.ts';
import type { ChosenFile, PackageOrigin } from '../intake/chosen-file.ts';
import { EditPhotoButton } from '../photos/photo-row-parts.tsx';
import { CategorySuggestion } from './category-suggestion.tsx';
import type { RowCommands } from './row-commands.ts';

interface RowExtrasProps {
  readonly row: ChosenFile;
  readonly form: AddForm;
  readonly guess: GuessCategory;
  readonly isLast: boolean;
  readonly commands: RowCommands;
  /** Element ID of the file's name. */
  readonly nameId: string;
}

/**
 * Second line of the fields: what can be done with this file and its values. A wide row always has room for it, so that
 * no row moves when it appears.
 */
export function RowExtras({ row, form, guess, isLast, commands, nameId }: RowExtrasProps) {
  const { id } = row;
  return (
    <div className="document__extras">
      <OwnMetadataActions
        {...{ form, id, nameId }}
        onFillDown={isLast ? undefined : () => commands.fillDown(id)}
        onReset={() => commands.edit(id, { organizationId: '', categoryId: '', isAiEnabled: undefined })}
      />
      <CategorySuggestion
        {...{ row, form, guess, nameId }}
        onUse={(categoryId) => commands.edit(id, { categoryId })}
      />
      {row.fromPackage && row.fromPackage.classIds.length > 0 && (
        <ClassHint origin={row.fromPackage} {...{ form, id }} />
      )}
      {isPhoto(row.file) && <EditPhotoButton nameId={nameId} onEdit={() => commands.editPhoto(row.file)} />}
    </div>
  );
}

/** Loaded with the first document of a package. */
const packageMessagesModule = lazyModule(() => import('#i18n/package-messages.ts'));

interface ClassHintProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  readonly origin: PackageOrigin;
}

/** Names the class of a document that has no category of its own, because the deployment maps none to it. */
function ClassHint({ form, id, origin }: ClassHintProps) {
  const i18n = useI18n();
  const loaded = useLoaded(packageMessagesModule);
  const ownId = useWatch({ control: form.control, name: `rows.${id}.categoryId` });
  if (loaded.status !== 'loaded' || isVisible(ownId ?? '')) return null;
  const { classNameOf } = loaded.part;
  const names = origin.classIds.map((classId) => classNameOf(classId, i18n));
  return <span className="muted document__class">{`VDI 2770: ${names.join(', ')}`}</span>;
}

interface OwnMetadataActionsProps {
  readonly form: AddForm;
  /** ID of the row. */
  readonly id: string;
  /** Id of what names the row. */
  readonly nameId: string;
  /** Absent in the last row. */
  readonly onFillDown: (() => void) | undefined;
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
      {onFillDown && (
        <Button look="quiet" aria-describedby={nameId} onClick={onFillDown}>
          {t.add.fillDown}
        </Button>
      )}
      {hasDefault && (
        <Button look="quiet" aria-describedby={nameId} onClick={onReset}>
          {t.add.asAbove}
        </Button>
      )}
    </div>
  );
}
