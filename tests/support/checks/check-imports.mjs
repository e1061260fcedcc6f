// Checks the imports of `src` and `tests` against the table in `.dependency-cruiser.mjs`.
import { cruise, format } from 'dependency-cruiser';

import config from '../../../.dependency-cruiser.mjs';

const { output } = await cruise(['src', 'tests'], {
  ...config.options,
  validate: true,
  ruleSet: { forbidden: config.forbidden },
});
const { output: violations, exitCode } = await format(output, { outputType: 'err-long' });
process.stdout.write(violations);

// With a compiler that it doesn't know, dependency-cruiser reads nothing and finds nothing wrong.
const modules = output.modules.filter(({ source }) => source.startsWith('src/')).length;
if (modules < 500) process.stdout.write(`Modules of src read: ${modules}. There must be at least 500.\n`);
process.exitCode = exitCode > 0 || modules < 500 ? 1 : 0;
