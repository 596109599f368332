import { paths } from '@studio/contracts/paths';
import type { AddPersonResponse } from '@studio/contracts/staff-people';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { usePeopleSearch } from '../../../lib/query/use-people-search.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export interface ChosenPerson {
  personId: string;
  name: string;
}

const maxResults = 6;

/** Finds an existing client or adds a new one. */
export function PersonPicker({ onChosen }: { onChosen: (person: ChosenPerson) => void }) {
  const [query, setQuery] = useState('');
  const [adding, setAdding] = useState(false);
  const found = usePeopleSearch(query, 'all', maxResults);
  if (adding) return <NewPerson typed={query} onChosen={onChosen} onBack={() => setAdding(false)} />;
  return (
    <div>
      <TextField
        id="book-for-person"
        type="search"
        label="Client"
        placeholder="Name, email, phone or booking code"
        autoComplete="off"
        autoFocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found.isError && <p className="mt-3 text-error">Couldn’t load clients. Type again to retry.</p>}
      <ul className={`mt-3 ${found.isSearching ? 'opacity-60' : ''}`} aria-label="Clients">
        {found.people.map(({ personId, name, email, phone }) => (
          <li key={personId} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => onChosen({ personId, name })}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-2 text-left transition-colors duration-160 hover:bg-linen/50"
            >
              <span className="font-medium">{name}</span>
              <span className="text-small text-stone">{email ?? phone ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.total === 0 && <p className="mt-3 text-stone">No one matches your search.</p>}
      <Button kind="secondary" size="small" className="mt-5" onClick={() => setAdding(true)}>
        Add client
      </Button>
    </div>
  );
}

interface NewPersonProps {
  typed: string;
  onChosen: (person: ChosenPerson) => void;
  onBack: () => void;
}

function NewPerson({ typed, onChosen, onBack }: NewPersonProps) {
  const [firstName = '', ...lastNames] = /[@\d]/.test(typed) ? [''] : typed.trim().split(/\s+/);
  const [person, setPerson] = useState({
    firstName,
    lastName: lastNames.join(' '),
    phone: '',
    email: typed.includes('@') ? typed.trim() : '',
  });
  const [missing, setMissing] = useState<string | null>(null);
  const adding = useMutation({
    mutationFn: () => browserApi().call<AddPersonResponse>(paths.personAdd, person),
    onSuccess: ({ personId }) =>
      onChosen({ personId, name: `${person.firstName} ${person.lastName}`.trim() }),
  });
  const problem = missing ?? describeMutationError(adding.error);
  const field = (name: keyof typeof person) => ({
    id: `new-person-${name}`,
    value: person[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  const add = () => {
    if (adding.isPending) return;
    const error = normaliseLine(person.firstName) ? null : 'Enter their first name.';
    setMissing(error);
    if (!error) adding.mutate();
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField label="First name" autoFocus {...field('firstName')} />
      <TextField label="Surname" optional {...field('lastName')} />
      <TextField
        label="Email"
        optional
        type="email"
        hint="We’ll send the booking confirmation here."
        {...field('email')}
      />
      <TextField label="Phone" optional type="tel" {...field('phone')} />
      {problem && <Notice tone="error" title={problem} />}
      <div className="flex gap-3">
        <Button type="submit" size="small" busy={adding.isPending} busyLabel="Adding…">
          Add and continue
        </Button>
        <Button kind="secondary" size="small" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
