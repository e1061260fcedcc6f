import type { DeviceMemory } from '#lib/device-memory.ts';

import { createDemoSignIn } from './demo-sign-in.ts';
import { PersonSelect } from './person-select.tsx';
import type { SignIn } from './sign-in.ts';

/** Sign-in by choosing one of the embedded service's people. */
export function createDemoAdapter(baseUrl: string, memory: DeviceMemory): SignIn {
  const signIn = createDemoSignIn(baseUrl, memory);
  return {
    ...signIn,
    Control: (props) => <PersonSelect baseUrl={baseUrl} signIn={signIn} {...props} />,
    // The list in the header chooses the first one as soon as it is there.
    SignedOut: () => null,
  };
}
