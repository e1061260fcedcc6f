import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import * as testingLibrary from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { EditsProvider } from '#features/uploads/edit/edits.tsx';
import { I18nProvider } from '#i18n/i18n-context.tsx';

/** Renders a part of the application with the providers of `mount`, strict mode included, and a simulated user. */
export function render(part: ReactNode) {
  // The product waits between attempts; a test of a failure needs only the first one.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider locale="en">
      <QueryClientProvider client={queries}>
        <EditsProvider>{children}</EditsProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  // In a file dialog, a person can choose any file in spite of `accept`.
  const user = userEvent.setup({ applyAccept: false });
  return { user, ...testingLibrary.render(part, { wrapper: around, reactStrictMode: true }) };
}
