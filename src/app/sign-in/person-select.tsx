import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { Button } from '#ui/button.tsx';

import { fetchPeople, type DemoPerson, type DemoSignIn } from './demo-sign-in.ts';
import { LeaveDialog } from './leave-dialog.tsx';

interface PersonSelectProps {
  readonly baseUrl: string;
  readonly signIn: DemoSignIn;
  /** Documents of the person that are not stored yet. */
  readonly unsentCount: number;
  /** Gives those up. */
  readonly onDiscard: () => void;
  /** How many of them are there the next time when they are left. */
  readonly keptCount: number;
}

/** Chooses which of the demo people one is; only at the embedded service. */
export function PersonSelect({ baseUrl, signIn, unsentCount, onDiscard, keptCount }: PersonSelectProps) {
  const { t } = useI18n();
  const id = useId();
  const people = useQuery({
    queryKey: ['demo-people', baseUrl],
    queryFn: ({ signal }) => fetchPeople(baseUrl, signal),
    staleTime: Infinity,
  });
  const personId = useSyncExternalStore(signIn.subscribe, signIn.personId);
  const person = people.data?.find((each) => each.id === personId);
  const [next, setNext] = useState<DemoPerson>();
  useEffect(() => {
    // Nobody was chosen yet, or somebody who is not there any more.
    const [first] = people.data ?? [];
    if (first && !person) signIn.choose(first.id);
  }, [people.data, person, signIn]);

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
        {people.data?.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.name} · ${each.roles.join(', ') || t.app.noRole}`}
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
