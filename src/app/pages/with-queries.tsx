import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { Session } from '../session/session.ts';

/** Gives a component the query client of its session: with it, the library is loaded only with what uses it. */
export const withQueries =
  <P extends { readonly session: Session }>(Panel: ComponentType<P>) =>
  (props: P) => (
    <QueryClientProvider client={props.session.queries}>
      <Panel {...props} />
    </QueryClientProvider>
  );
