import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const project = fileURLToPath(new URL('../..', import.meta.url));

test('a language is added by the six steps of the README', { timeout: 300_000 }, async () => {
  const steps = stepsOf(await readFile(join(project, 'src/i18n/README.md'), 'utf8'), 'Add a language');
  expect(steps).toHaveLength(6);
  const copy = await copyProject();
  await writeFile(join(copy, 'src/i18n/offered.test.ts'), offeredTest);
  // The copy's tests are all there, whatever part of the project's runs.
  const env = { ...process.env, UNIT_PART: '' };
  const shell = (commands: string) => run('bash', ['-ec', commands], { cwd: copy, env });

  for (const step of steps) {
    const file = /`(src\/[^`]+\.ts)`/.exec(step)?.[1] ?? '';
    for (const [, kind, code = ''] of step.matchAll(/```(\w+)\n(.*?)```/gs)) {
      if (kind === 'diff') await addLines(join(copy, file), code);
      // The test below checks the application.
      else await shell(code.replace('npm start', 'npx vitest run src/i18n/offered.test.ts'));
    }
    if (step.includes('**Translate the texts**')) {
      await replaceText(join(copy, 'src/i18n/messages/pt/pages.ts'), 'Choose an asset', 'Escolha um ativo');
    }
  }
});

/** Checks in the copy that the language is offered, chosen for its speakers, and shown. */
const offeredTest = `
import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { pagesMessages } from './pages-messages.ts';
import { loadMessages } from './load-messages.ts';
import { matchLocale, nativeName, publicLocales } from './locales.ts';
test('Portuguese is offered', async () => {
  expect(matchLocale(['pt-BR', 'en'], publicLocales)).toBe('pt');
  expect(nativeName('pt')).toBe('português');
  expect(pagesMessages(createI18n('pt', await loadMessages('pt'))).chooseAsset.title).toBe('Escolha um ativo');
});
`;

/** Returns the numbered steps of a section, without their indentation. */
function stepsOf(readme: string, section: string): readonly string[] {
  const [, after = ''] = readme.split(`## ${section}\n`);
  const [text = ''] = after.split('\n## ');
  return text
    .split(/^\d\. /m)
    .slice(1)
    .map((step) => step.replaceAll(/^ {3}/gm, ''));
}

/** Adds the lines with a plus after the line before them. */
async function addLines(path: string, diff: string): Promise<void> {
  const [before = '', ...added] = diff.trimEnd().split('\n');
  const lines = added.map((line) => line.replace(/^\+/, ' '));
  await replaceText(path, before.trim(), [before.trim(), ...lines].join('\n'));
}

async function replaceText(path: string, before: string, after: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(
    path,
    text.replace(before, () => after),
  );
}

/** Copies the sources; packages are links, and what tools keep among them isn't shared. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'add-language-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const name of ['package.json', 'tsconfig.json', 'vite.config.ts', 'public', 'src', 'tests']) {
    await cp(join(project, name), join(copy, name), { recursive: true });
  }
  await mkdir(join(copy, 'node_modules'));
  const packages = await readdir(join(project, 'node_modules'));
  for (const name of packages.filter((each) => each === '.bin' || !each.startsWith('.'))) {
    await symlink(join(project, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}
