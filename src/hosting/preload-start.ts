import type { Plugin, Rolldown } from 'vite';

/** Modules that are imported dynamically at startup; without sign-in, no page is shown. */
const steps =
  /\/(react-dom\/client\.js|src\/app\/mount-app\.tsx|src\/app\/sign-in\/oidc\/oidc-adapter\.tsx)$/;
const stepCount = 3;

/**
 * Lets the page request all startup code at once instead of step by step, after the files it needs to be painted and to
 * request its configuration.
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const first = Object.values(bundle).filter(
          (file) => file.type === 'chunk' && steps.test(file.facadeModuleId ?? ''),
        );
        if (first.length < stepCount) throw new Error('The steps of the start are built in another way now.');
        return [
          ...withImports(
            first.map(({ fileName }) => fileName),
            bundle,
          ),
        ]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `./${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** Returns files and their static imports, each once. */
function withImports(names: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    file.imports.forEach(add);
  };
  names.forEach(add);
  return files;
}
