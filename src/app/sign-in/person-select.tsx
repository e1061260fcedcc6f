import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { DeviceMemory } from '#lib/device-memory.ts';
import { Button } from '#ui/button.tsx';

import { fetchPeople, type DemoSignIn } from './demo-sign-in.ts';

interface PersonSelectProps {
  readonly baseUrl: string;
  readonly signIn: DemoSignIn;
  readonly memory: DeviceMemory;
}

const key = 'demo-person';

/** Chooses which of the demo people one is; only at the embedded service. */
export function PersonSelect({ baseUrl, signIn, memory }: PersonSelectProps) {
  const { t } = useI18n();
  const id = useId();
  const people = useQuery({
    queryKey: ['demo-people', baseUrl],
    queryFn: ({ signal }) => fetchPeople(baseUrl, signal),
    staleTime: Infinity,
  });
  const [chosenId, setChosenId] = useState(() => memory.read(key));
  const person = people.data?.find((each) => each.id === chosenId) ?? people.data?.[0];
  useEffect(() => {
    if (person) signIn.choose(person.id);
  }, [person, signIn]);

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
          setChosenId(event.target.value);
          memory.write(key, event.target.value);
        }}
      >
        {people.data?.map(({ id: personId, name, roles }) => (
          <option key={personId} value={personId}>
            {`${name} · ${roles.join(', ') || t.app.noRole}`}
          </option>
        ))}
      </select>
    </div>
  );
}
