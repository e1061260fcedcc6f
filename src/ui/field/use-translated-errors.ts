import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Checks the fields with errors again when the language changes: an error keeps the text that it was found with. */
export function useTranslatedErrors<V extends FieldValues, C, O>(
  { formState, trigger }: Pick<UseFormReturn<V, C, O>, 'formState' | 'trigger'>,
  locale: string,
): void {
  const { errors } = formState;
  const checkAgain = useEffectEvent(() => {
    const paths = pathsOf(errors) as FieldPath<V>[];
    if (paths.length > 0) void trigger(paths);
  });
  const shownLocale = useRef(locale);
  useEffect(() => {
    if (shownLocale.current === locale) return;
    shownLocale.current = locale;
    checkAgain();
  }, [locale]);
}

/** An error has a type; anything else holds those of its fields. */
function pathsOf(errors: FieldErrors, parent = ''): readonly string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    return 'type' in error ? [parent + key] : pathsOf(error as FieldErrors, `${parent}${key}.`);
  });
}
