import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Gives a component the query client of its session: with it, the library is loaded only with what uses it. */
export const withQueries =
  <P extends { readonly session: object }>(Panel: ComponentType<P>) =>
  (props: P & { readonly session: { readonly queries: QueryClient } }) => (
    <QueryClientProvider client={props.session.queries}>
      <Panel {...props} />
    </QueryClientProvider>
  );
