import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import * as testingLibrary from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { EditsProvider } from '#features/uploads/edit/edits.tsx';
import { I18nProvider } from '#i18n/i18n-context.tsx';

/** Shows a part of the application with what `mount` puts around it, strict mode included, and a person to use it. */
export function render(part: ReactNode) {
  // Waiting between attempts is the product's; a test of a failure wants the first one.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider locale="en">
      <QueryClientProvider client={queries}>
        <EditsProvider>{children}</EditsProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const user = userEvent.setup();
  return { user, ...testingLibrary.render(part, { wrapper: around, reactStrictMode: true }) };
}
