import { useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';

import { fileKindOf, type FileKind } from '#file-type/file-kind.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { knownId } from '#ui/known-id.ts';

import type { AddForm } from '../values/form-values.ts';
import type { GuessCategory } from '../values/guess-category.ts';
import type { MetadataChoices } from '../values/metadata-choices.ts';

const key = 'last-metadata';
const schema = z.object({
  organizationId: z.string(),
  categoryId: z.string(),
  assetId: z.string(),
  kinds: z.array(z.string()),
});

/** Metadata of a person's last upload on this device, and the files that it was chosen for. */
export type LastMetadata = z.infer<typeof schema>;

const none: LastMetadata = { organizationId: '', categoryId: '', assetId: '', kinds: [] };

/** Returns the metadata that a person last used on this device, without values that the lists no longer contain. */
function recallMetadata(memory: DeviceMemory, { organizations, categories }: MetadataChoices): LastMetadata {
  const read = schema.safeParse(memory.read(key));
  const last = read.success ? read.data : none;
  return {
    ...last,
    organizationId: knownId(last.organizationId, organizations),
    categoryId: knownId(last.categoryId, categories),
  };
}

/** Returns the kinds of the given files, in alphabetical order: a category that fits a photo rarely fits a drawing. */
export const kindsOf = (files: readonly File[]): FileKind[] =>
  [...new Set(files.map(fileKindOf))].toSorted((a, b) => a.localeCompare(b));

/**
 * Returns the first values of the form: preset ones, then the organization of the asset, then those of the last upload to
 * the same asset.
 */
export function initialMetadata(
  last: LastMetadata,
  { presets, organizations }: MetadataChoices,
  {
    assetId,
    assetOrganizationId = '',
  }: { readonly assetId: string; readonly assetOrganizationId?: string | undefined },
): Pick<LastMetadata, 'organizationId' | 'categoryId'> {
  const { organizationId, categoryId } = last.assetId === assetId ? last : none;
  return {
    organizationId:
      presets?.organizationId?.id ?? (knownId(assetOrganizationId, organizations) || organizationId),
    categoryId: presets?.categoryId?.id ?? categoryId,
  };
}

interface LateOrganization {
  readonly form: AddForm;
  readonly last: LastMetadata;
  readonly assetId: string;
  readonly choices: MetadataChoices;
  readonly chosen: readonly ChosenFile[];
  readonly assetOrganizationId: string | undefined;
}

/**
 * Presets the organization of the asset if it becomes known while the form is open, or if the asset changes; a person's
 * choice stays.
 */
export function useLateOrganization({
  form,
  last,
  assetId,
  choices,
  chosen,
  assetOrganizationId,
}: LateOrganization): void {
  const { control } = form;
  const { dirtyFields } = useFormState({ control, name: 'organizationId', exact: true });
  const preset = useRef(form.getValues('organizationId'));
  const { organizationId } = initialMetadata(last, choices, { assetId, assetOrganizationId });
  // Without files, the field isn't on the page and has nothing to reset.
  const isOpen = chosen.length > 0 && !dirtyFields.organizationId && !choices.presets?.organizationId;
  useLayoutEffect(() => {
    const value = form.getValues('organizationId');
    if (isOpen && value === preset.current && value !== organizationId) {
      form.resetField('organizationId', { defaultValue: organizationId });
      preset.current = organizationId;
    }
  }, [form, isOpen, organizationId]);
}

interface CarriedCategory {
  readonly form: AddForm;
  readonly last: LastMetadata;
  readonly chosen: readonly ChosenFile[];
  readonly assetId: string;
  readonly isPreset: boolean;
  readonly guess: GuessCategory;
}

/**
 * Keeps the category of the last upload only for files of the same kind on the same asset, and if no other one is suggested
 * for any of them; a person's choice stays.
 */
export function useCarriedCategory({ form, last, chosen, assetId, isPreset, guess }: CarriedCategory): void {
  const { control } = form;
  const { dirtyFields } = useFormState({ control, name: 'categoryId', exact: true });
  const isDirty = dirtyFields.categoryId ?? false;
  const isCarried =
    last.assetId === assetId &&
    last.kinds.length === 1 &&
    kindsOf(chosen.map(({ file }) => file)).every((kind) => kind === last.kinds[0]) &&
    chosen.every((row) => (guess(row)?.id ?? last.categoryId) === last.categoryId);
  const categoryId = isCarried ? last.categoryId : '';
  const isOpen = chosen.length > 0 && !isDirty && !isPreset;
  useLayoutEffect(() => {
    if (isOpen && form.getValues('categoryId') !== categoryId) {
      form.resetField('categoryId', { defaultValue: categoryId });
    }
  }, [form, isOpen, categoryId]);
}

/** The metadata of the last upload, and a function that replaces it. */
export function useLastMetadata(memory: DeviceMemory, choices: MetadataChoices) {
  const [last, setLast] = useState(() => recallMetadata(memory, choices));
  return {
    last,
    remember: (next: LastMetadata) => {
      memory.write(key, next);
      setLast(next);
    },
    /** Carries nothing over to the files that are chosen next. Returns a function that undoes it. */
    forget: () => {
      setLast(none);
      return () => setLast(last);
    },
  };
}
