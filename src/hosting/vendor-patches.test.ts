import { JSDOM } from 'jsdom';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

import { patches, vendorPatches, type VendorPatch } from './vendor-patches.ts';

const entry = '\0entry';

/** Builds a script that uses the library as the element does. */
async function buildScript(source: string, applied: readonly VendorPatch[]) {
  const warnings: string[] = [];
  const virtualEntry: Plugin = {
    name: 'virtual-entry',
    resolveId: (id) => (id === 'entry' ? entry : undefined),
    load: (id) => (id === entry ? source : undefined),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtualEntry, vendorPatches(applied)],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: 'entry',
        output: { format: 'iife' },
        onLog: (level, { message }) => {
          if (level === 'warn') warnings.push(message);
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return { code: outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join(''), warnings };
}

/** Runs a script in a new page and lists the traces it leaves there. */
function tracesOf(code: string): readonly string[] {
  const { window } = new JSDOM('<main></main>', { runScripts: 'outside-only' });
  const { document } = window;
  const before = new Set(Object.getOwnPropertyNames(window));
  const listeners: string[] = [];
  document.addEventListener = (type: string) => {
    listeners.push(`listener: ${type}`);
  };
  window.eval(code);
  const globals = Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
  return [
    ...listeners,
    ...globals.filter((name) => name.startsWith('__zod')).map((name) => `global: ${name}`),
  ];
}

const uses = {
  'react-dom': `import { createRoot } from 'react-dom/client';
    createRoot(document.querySelector('main').attachShadow({ mode: 'open' }));`,
  zod: `import { z } from 'zod'; z.string().safeParse(1);`,
};

const traces = {
  'react-dom': ['listener: selectionchange'],
  zod: ['global: __zod_globalConfig', 'global: __zod_globalRegistry'],
};

test.for(['react-dom', 'zod'] as const)(
  '[EMBED-18] %s leaves traces on the page without its patch, and none with it',
  async (library) => {
    const without = await buildScript(uses[library], []);
    expect(tracesOf(without.code).toSorted()).toEqual(traces[library]);
    const { code, warnings } = await buildScript(uses[library], [patches[library]]);
    expect(warnings).toEqual([]);
    expect(tracesOf(code)).toEqual([]);
  },
);

test('[EMBED-18] libraries ignore what the page has added to every object, with the patch', async () => {
  const source = `import * as z from 'zod/mini'; import { createFormControl } from 'react-hook-form';
    import { jsx } from 'react/jsx-runtime'; import * as keys from 'react-hook-form';
    const schema = z.strictObject({ list: z.array(z.strictObject({ id: z.string() })) });
    const { props } = jsx('p', { key: 1, id: 'a' });
    const { getValues } = createFormControl({ defaultValues: { rows: { a: 'b' } } }).formControl;
    document.body.title = Object.keys(keys).length < 1 ? '' : JSON.stringify([schema.safeParse({ list: [{ id: 'a' }] }).success, Object.keys(props), getValues()]);`;
  const run = async (applied: readonly VendorPatch[]) => {
    const { window } = new JSDOM('', { runScripts: 'outside-only' });
    window.eval("Object.prototype.each = function () {}; Object.prototype.owner = 'host';");
    const { code, warnings } = await buildScript(source, applied);
    expect(warnings).toEqual([]);
    window.eval(code);
    return window.document.body.title;
  };
  await expect(run([])).rejects.toThrow('Getter must be a function');
  expect(JSON.parse(await run([patches.inherited]))).toEqual([true, ['id'], { rows: { a: 'b' } }]);
});

test('[EMBED-18] a patch that no longer fits is left out with a warning', async () => {
  const { code, warnings } = await buildScript(uses.zod, [{ ...patches.zod, find: /written differently/ }]);
  expect(warnings).toContainEqual(expect.stringContaining('no longer fits'));
  expect(tracesOf(code)).toContain('global: __zod_globalConfig');
});
