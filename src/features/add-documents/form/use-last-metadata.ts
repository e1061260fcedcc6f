import { useLayoutEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';

import { fileKindOf, type FileKind } from '#file-type/file-kind.ts';
import type { ChosenFile } from '#intake/chosen-file.ts';
import type { GuessCategory } from '#intake/values/guess-category.ts';
import type { MetadataChoices, MetadataField } from '#intake/values/metadata-choices.ts';
import { knownId } from '#lib/choice.ts';
import type { DeviceMemory } from '#lib/device-memory.ts';

import type { AddForm } from '../values/form-values.ts';

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

interface PrefillOptions {
  readonly form: AddForm;
  readonly last: LastMetadata;
  readonly choices: MetadataChoices;
  readonly chosen: readonly ChosenFile[];
  readonly asset: Parameters<typeof initialMetadata>[2];
  readonly guess: GuessCategory;
}

/**
 * Presets the organization of the asset if it becomes known while the form is open, or if the asset changes. Keeps the
 * category of the last upload only for files of the same kind on the same asset, and if no other one is suggested for any of
 * them. A person's choice stays.
 */
export function usePrefill({ form, last, choices, chosen, asset, guess }: PrefillOptions): void {
  const { presets } = choices;
  const { organizationId } = initialMetadata(last, choices, asset);
  const isCarried =
    last.assetId === asset.assetId &&
    last.kinds.length === 1 &&
    kindsOf(chosen.map(({ file }) => file)).every((kind) => kind === last.kinds[0]) &&
    chosen.every((row) => (guess(row)?.id ?? last.categoryId) === last.categoryId);
  const preset = useRef(form.getValues('organizationId'));
  // Without files, the fields aren't on the page and have nothing to reset.
  const isOpen = (field: MetadataField) => chosen.length > 0 && !presets?.[field];
  useUntouched(form, 'organizationId', () => {
    if (!isOpen('organizationId') || form.getValues('organizationId') !== preset.current) return undefined;
    preset.current = organizationId;
    return organizationId;
  });
  useUntouched(form, 'categoryId', () =>
    isOpen('categoryId') ? (isCarried ? last.categoryId : '') : undefined,
  );
}

/** Resets a field that a person hasn't touched to the value that is returned, if there is one. */
function useUntouched(form: AddForm, name: MetadataField, valueOf: () => string | undefined): void {
  const { dirtyFields } = useFormState({ control: form.control, name, exact: true });
  useLayoutEffect(() => {
    const value = dirtyFields[name] ? undefined : valueOf();
    if (value !== undefined && value !== form.getValues(name)) form.resetField(name, { defaultValue: value });
  });
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
