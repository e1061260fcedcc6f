import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Returns a function that gives components a query client: with it, the library is loaded only with what uses it. */
export const withQueries =
  (queries: QueryClient) =>
  <P extends object>(Panel: ComponentType<P>) =>
  (props: P) => (
    <QueryClientProvider client={queries}>
      <Panel {...props} />
    </QueryClientProvider>
  );
