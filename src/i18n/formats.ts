import { lazy } from '#lib/lazy.ts';

/** Formats numbers, sizes and dates for one language. */
export type Formats = ReturnType<typeof createFormats>;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Returns formats for a BCP 47 tag such as `de-AT`. Its region sets the notation, but not the digits. */
export function createFormats(tag: string) {
  // Creating each one takes milliseconds, so it happens on first use and not before the first paint.
  const locale = lazy(() => inDigitsOfLanguage(tag));
  const number = lazy(() => new Intl.NumberFormat(locale()));
  // Never reports more than the total.
  const percent = lazy(
    () => new Intl.NumberFormat(locale(), { style: 'percent', roundingMode: 'floor' } as object),
  );
  const unit = createUnits(locale);
  const dateTime = lazy(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }));
  const day = lazy(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }));
  const utcDay = lazy(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }));
  const time = lazy(() => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }));
  const and = lazy(() => new Intl.ListFormat(locale(), { type: 'conjunction' }));
  const or = lazy(() => new Intl.ListFormat(locale(), { type: 'disjunction' }));
  const languages = lazy(() => new Intl.DisplayNames(locale(), { type: 'language' }));
  return {
    number: (value: number) => number().format(value),
    /** A share from 0 to 1, rounded down, so that `100 %` means complete. */
    percent: (share: number) => percent().format(share),
    /** A size in bytes, in decimal units as on data sheets: `8.4 MB`. */
    bytes: (sizeBytes: number) => formatBytes(unit, sizeBytes),
    /**
     * An ISO 8601 timestamp or epoch milliseconds. A time without a zone is UTC, and a date without a time the same day
     * everywhere. Any other text is returned unchanged.
     */
    dateTime: (value: string | number) => formatDate(dateTime, utcDay, value),
    /** The date of the same. */
    date: (value: string) => formatDate(day, utcDay, value),
    /** Time of day of epoch milliseconds. */
    time: (value: number) => time().format(value),
    /** A duration in milliseconds, rounded for people: `12 sec`, `3 min`, `2 hr 5 min`. */
    duration: (durationMs: number) => formatDuration(unit, durationMs),
    /** A conjunction: `a, b, and c`. */
    and: (values: readonly string[]) => and().format(values),
    /** A disjunction: `a, b, or c`. */
    or: (values: readonly string[]) => or().format(values),
    /** Name of a language code; returns the code unchanged if it is unknown. */
    language: (code: string) => {
      try {
        return languages().of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
}

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

type Format = () => Intl.DateTimeFormat;

function formatDate(format: Format, utcDay: Format, value: string | number): string {
  if (typeof value === 'number') return format().format(value);
  const [, day, time, zone = 'Z'] = iso.exec(value) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return value;
  if (time === undefined) return utcDay().format(Date.parse(day));
  const [hours, minutes = '00'] = zone.slice(1).match(/\d\d/g) ?? [];
  const offset = hours === undefined ? 'Z' : `${zone.charAt(0)}${hours}:${minutes}`;
  const at = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(at) ? value : format().format(at);
}

/**
 * Returns the locale with the default digits of its language: texts know only the language, and `ar-EG` would mix
 * digits.
 */
function inDigitsOfLanguage(tag: string): Intl.Locale {
  const locale = new Intl.Locale(tag);
  const { numberingSystem } = new Intl.NumberFormat(locale.language).resolvedOptions();
  return new Intl.Locale(locale, { numberingSystem });
}

type Unit = (typeof units)[number] | 'second' | 'minute' | 'hour';

/** Options of a number with its unit. */
interface UnitStyle {
  readonly unit: Unit;
  readonly unitDisplay: 'short' | 'long';
  readonly maximumFractionDigits: 0 | 1;
}

type FormatUnit = (value: number, style: UnitStyle) => string;

/** Caches formats: creating one costs far more than using it, and a page uses several in each rendering. */
function createUnits(locale: () => Intl.Locale): FormatUnit {
  const made = new Map<string, Intl.NumberFormat>();
  return (value, style) => {
    const key = Object.values(style).join(' ');
    const format = made.get(key) ?? new Intl.NumberFormat(locale(), { style: 'unit', ...style });
    made.set(key, format);
    return format.format(value);
  };
}

function formatBytes(format: FormatUnit, sizeBytes: number): string {
  const power = sizeBytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(sizeBytes) / 3), units.length - 1);
  const value = sizeBytes / 1000 ** power;
  return format(value, {
    unit: units[power]!,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 || value >= 100 ? 0 : 1,
  });
}

function formatDuration(format: FormatUnit, durationMs: number): string {
  const unit = (value: number, name: 'second' | 'minute' | 'hour') =>
    format(value, { unit: name, unitDisplay: 'short', maximumFractionDigits: 0 });
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return unit(minutes, 'minute');
  const rest = minutes % 60;
  return [unit(Math.floor(minutes / 60), 'hour'), rest > 0 && unit(rest, 'minute')].filter(Boolean).join(' ');
}
