import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { EditsProvider } from '#features/uploads/edit/edits.tsx';
import { publicLocales } from '#i18n/locales.ts';
import { keepPresses } from '#ui/browser/keep-presses.ts';
import { BackStackContext, createBackStack } from '#ui/dialog/back-stack.ts';

import { App } from './app.tsx';
import { LanguageProvider } from './layout/language.tsx';
import { keepOwnShare } from './share-target/share-window.ts';
import { preloadSignIn } from './sign-in/sign-in-gate.tsx';
import { adoptStyles, styles } from './styles.ts';

/**
 * Mounts the application in an element; returns a handle that unmounts it. `configRequest` is the running request for
 * the configuration, if there is one.
 */
export function mountApp(
  target: Element,
  configRequest?: Promise<Response>,
): { readonly unmount: () => void } {
  adoptStyles(target.getRootNode() as Document | ShadowRoot, ...styles);
  keepOwnShare(location.hash);
  preloadSignIn();
  const root = createRoot(target);
  const letPressesGo = keepPresses(target);
  const backStack = createBackStack();
  root.render(
    <StrictMode>
      <LanguageProvider offered={publicLocales}>
        <EditsProvider>
          <BackStackContext value={backStack}>
            <App configRequest={configRequest} />
          </BackStackContext>
        </EditsProvider>
      </LanguageProvider>
    </StrictMode>,
  );
  return {
    unmount: () => {
      root.unmount();
      letPressesGo();
    },
  };
}
