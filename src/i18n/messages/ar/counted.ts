import { createPlural } from '../../plural.ts';

const plural = createPlural('ar');

/** Forms of a noun. The noun alone means one or two; 3 to 10, 11 to 99 and the rest have a number before it. */
type Forms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>> & {
  /** Text for none, such as `لا أخطاء` for errors. */
  readonly zero?: string;
};

/** Returns a count with its noun: `3 ملفات`. */
export const counted =
  (forms: Forms) =>
  (count: number): string =>
    plural(count, {
      zero: (n) => forms.zero ?? `${n} ${forms.other}`,
      one: () => forms.one,
      two: () => forms.two,
      few: (n) => `${n} ${forms.few}`,
      many: (n) => `${n} ${forms.many}`,
      other: (n) => `${n} ${forms.other}`,
    });

const document = { one: 'مستند واحد', few: 'مستندات', many: 'مستندًا', other: 'مستند' };

/** Documents after a governing word. */
export const documents = counted({ ...document, two: 'مستندين' });
/** Documents as a subject or on their own. */
export const documentsAlone = counted({ ...document, two: 'مستندان' });
/** Files after a governing word. */
export const files = counted({
  one: 'ملف واحد',
  two: 'ملفين',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
});
