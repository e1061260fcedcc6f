/** A setting that the service can't start with. */
export interface SettingProblem {
  readonly name: string;
  /** Continues after the name of the setting. */
  readonly message: string;
}

/** Reads environment variables and collects problems. An empty variable counts as not set. */
export interface SettingReader {
  readonly problems: readonly SettingProblem[];
  readonly report: (name: string, message: string) => void;
  readonly text: (name: string) => string | undefined;
  readonly onOrOff: (name: string) => boolean | undefined;
  readonly integer: (
    name: string,
    range: { readonly min: number; readonly max?: number },
  ) => number | undefined;
  /** Reads an absolute http(s) address. */
  readonly url: (name: string) => URL | undefined;
  /** Reads items separated by commas; `problemOf` returns the problem of one. */
  readonly list: (name: string, problemOf: (item: string) => string | undefined) => readonly string[];
}

/** Creates a reader of these variables. */
export function createSettingReader(environment: NodeJS.ProcessEnv): SettingReader {
  const problems: SettingProblem[] = [];
  const report: SettingReader['report'] = (name, message) => {
    problems.push({ name, message });
  };
  const text: SettingReader['text'] = (name) => environment[name]?.trim() || undefined;
  return {
    problems,
    report,
    text,
    onOrOff: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      if (given === '1' || given === '0') return given === '1';
      report(name, `"${given}" isn't allowed. Use 1 or 0.`);
      return undefined;
    },
    integer: (name, { min, max = Number.MAX_SAFE_INTEGER }) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const value = /^[+-]?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (value >= min && value <= max) return value;
      const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
      report(name, `"${given}" isn't a whole number ${range}.`);
      return undefined;
    },
    url: (name) => {
      const given = text(name);
      if (given === undefined) return undefined;
      const url = URL.canParse(given) ? new URL(given) : undefined;
      if (url && /^https?:$/.test(url.protocol)) return url;
      report(name, `"${given}" isn't a web address. Write it whole, such as https://login.example.com/.`);
      return undefined;
    },
    list: (name, problemOf) => {
      const items = (text(name) ?? '').split(',').map((item) => item.trim());
      const given = items.filter((item) => item !== '');
      for (const item of given) {
        const message = problemOf(item);
        if (message !== undefined) report(name, message);
      }
      return given;
    },
  };
}

/** Ends the process with one block that lists every problem. */
export function exitWithProblems(problems: readonly SettingProblem[]): never {
  const width = Math.max(...problems.map(({ name }) => name.length));
  const lines = problems.map(({ name, message }) => `  ${name.padEnd(width)}  ${message}`);
  const title = `The document service can't start. Correct ${problems.length === 1 ? 'this setting' : 'these settings'}:`;
  console.error(`${title}\n\n${lines.join('\n')}\n`);
  process.exit(2);
}
