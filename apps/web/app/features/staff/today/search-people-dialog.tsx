import type { PersonSearchResult } from '@studio/contracts/staff-people';
import {
  displayCodeLength,
  formatDisplayCode,
  normaliseDisplayCode,
} from '@studio/domain/bookings/display-code';
import { formatCount } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { todayQueries } from './today-queries.ts';

interface SearchPeopleDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Dialog that finds a client by name, email address, phone number or booking code. Enter opens the booking at
 * check-in if the input is a booking code, otherwise the profile of the first client.
 */
export function SearchPeopleDialog({ open, onClose }: SearchPeopleDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        Find a client or booking
      </h2>
      {open && <Find />}
    </Dialog>
  );
}

function Find() {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const code = parseCode(typed);
  const { data: found, isError } = useQuery(todayQueries.search(query));
  const people = found ?? [];
  const go = () => {
    const [first] = people;
    if (code) void navigate(scanOf(code));
    else if (first) void navigate(personOf(first));
  };
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Name, email, phone or booking code
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        placeholder="Name, email, phone or booking code"
        onChange={(event) => setTyped(event.target.value)}
        className="h-13 w-full rounded-input border border-line bg-paper px-3.5 text-base placeholder:text-stone hover:border-stone"
      />
      <p role="status" className="sr-only">
        {found ? formatCount(people.length, 'client found', 'clients found') : ''}
      </p>
      <ul className="mt-3 max-h-[50vh] min-h-14 overflow-y-auto">
        {code && (
          <li>
            <Link to={scanOf(code)} className={row}>
              <StaffIcon name="scan-line" size={20} className="text-stone" />
              <span className="numeric font-medium">Open booking {formatDisplayCode(code)}</span>
            </Link>
          </li>
        )}
        {people.map((person) => (
          <li key={person.personId}>
            <Link to={personOf(person)} className={row}>
              <StaffIcon name="users" size={20} className="text-stone" />
              <span className="min-w-0">
                <span className="block font-medium">{person.name}</span>
                <span className="block truncate text-small text-stone">
                  {person.matchedBy ?? person.email ?? person.phone ?? ''}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {found && people.length === 0 && !code && (
          <li className="px-2 py-3 text-stone">No one matches your search.</li>
        )}
      </ul>
      {isError && <Notice tone="error" title="We couldn’t search clients. Try again." />}
    </form>
  );
}

const row = 'flex min-h-14 items-center gap-3 rounded-input px-2 py-1.5 hover:bg-linen/60';

function personOf({ personId }: PersonSearchResult): string {
  return `/admin/people/${personId}`;
}

function scanOf(code: string): string {
  return `/scan?code=${code}`;
}

/**
 * Returns the input as a booking code if it looks like one: eight characters including a digit. Returns null
 * otherwise.
 */
function parseCode(typed: string): string | null {
  const code = normaliseDisplayCode(typed);
  return code.length === displayCodeLength && /^[0-9A-Z]+$/.test(code) && /\d/.test(typed) ? code : null;
}
