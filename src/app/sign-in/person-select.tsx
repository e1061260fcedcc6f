import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { fetchPeople, type DemoPerson, type DemoSignIn } from './demo-sign-in.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { SignInControlProps } from './sign-in.ts';

interface PersonSelectProps extends SignInControlProps {
  readonly baseUrl: string;
  readonly signIn: DemoSignIn;
}

/** Chooses which of the demo people one is; only at the embedded service. */
export function PersonSelect({ baseUrl, signIn, unsentCount, onDiscard, keptCount }: PersonSelectProps) {
  const { t, formats } = useI18n();
  const id = useId();
  const people = useQuery({
    queryKey: ['demo-people', baseUrl],
    queryFn: ({ signal }) => fetchPeople(baseUrl, signal),
    staleTime: Infinity,
  });
  const state = useSyncExternalStore(signIn.subscribe, signIn.state);
  const person = state.status === 'signed-out' ? undefined : state.person;
  const [next, setNext] = useState<DemoPerson>();
  useEffect(() => {
    if (people.data) signIn.know(people.data);
  }, [people.data, signIn]);

  if (people.isError) {
    return (
      <div className="header__person" role="alert">
        <span>{t.signIn.failed}</span>
        <Button onClick={() => void people.refetch()}>{t.config.retry}</Button>
      </div>
    );
  }
  return (
    <div className="header__person">
      <label htmlFor={id}>{t.app.signedInAs}</label>
      <select
        id={id}
        className="input"
        value={person?.id ?? ''}
        onChange={(event) => {
          const chosen = people.data?.find((each) => each.id === event.target.value);
          if (unsentCount > 0) setNext(chosen);
          else if (chosen) signIn.choose(chosen.id);
        }}
      >
        {/* Without a connection there is no list, and somebody is signed in all the same. */}
        {!people.data && person && <option value={person.id}>{person.name}</option>}
        {people.data?.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.name} · ${formats.and(each.roles) || t.app.noRole}`}
          </option>
        ))}
      </select>
      {next && person && (
        <LeaveDialog
          name={person.name}
          unsentCount={unsentCount}
          keptCount={keptCount}
          onStay={() => setNext(undefined)}
          onLeave={(isDiscarding) => {
            setNext(undefined);
            if (isDiscarding) onDiscard();
            signIn.choose(next.id);
          }}
        />
      )}
    </div>
  );
}
