import type { PeopleFilter, PersonSearchResult } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatPhone } from '@studio/domain/people/phone';
import { formatCount } from '@studio/domain/text/format';
import { formatDayAndYear, formatMomentShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatSessions } from '../../../lib/format/format-sessions.ts';
import { type PeopleSearch, usePeopleSearch } from '../../../lib/query/use-people-search.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { ExportPeopleButton } from './export-people-button.tsx';

interface PeopleListProps {
  query: string;
  filter: PeopleFilter;
  onQuery: (query: string) => void;
  onFilter: (filter: PeopleFilter) => void;
  onAdd: () => void;
  /** Whether the results can be exported, which only owners may do. */
  mayExport: boolean;
}

const perPage = 25;

const filters: { value: PeopleFilter; label: string }[] = [
  { value: 'all', label: 'All clients' },
  { value: 'membership', label: 'Membership' },
  { value: 'sessions', label: 'Sessions left' },
  { value: 'new', label: 'New this month' },
  { value: 'due', label: 'Amount owed' },
];

/**
 * Client list with search as you type: `/` focuses the search, arrow keys move through the rows, Enter opens
 * a row.
 */
export function PeopleList(props: PeopleListProps) {
  const { query, filter, onQuery, onFilter, onAdd, mayExport } = props;
  const container = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSlash(search);
  useArrows(container);
  const found = usePeopleSearch(query, filter, perPage);
  const first = found.people[0];
  const openFirst = () => first && !found.isSearching && navigate(`/admin/people/${first.personId}`);
  return (
    <div ref={container}>
      <search className="block">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openFirst();
          }}
        >
          <label htmlFor="people-search" className="sr-only">
            Search clients
          </label>
          <div className="relative">
            <StaffIcon
              name="search"
              size={20}
              className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-stone"
            />
            <input
              ref={search}
              id="people-search"
              type="search"
              data-person-row=""
              value={query}
              onChange={(event) => onQuery(event.currentTarget.value)}
              placeholder="Name, email, phone or booking code"
              autoComplete="off"
              spellCheck={false}
              className="h-14 w-full rounded-card border border-line bg-paper pr-14 pl-12 text-[1.0625rem] placeholder:text-stone max-md:pr-3 max-md:placeholder:text-[0.9375rem] hover:border-stone [&::-webkit-search-cancel-button]:hidden"
            />
            <span
              aria-hidden="true"
              className="absolute top-1/2 right-4 -translate-y-1/2 rounded-input border border-hairline px-2 py-0.5 text-note text-stone max-md:hidden"
            >
              /
            </span>
          </div>
        </form>
      </search>
      <ChipGroup
        legend="Filter clients"
        name="people-filter"
        options={filters}
        value={filter}
        onChange={onFilter}
        className="mt-4"
      />
      <div className="mt-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p aria-live="polite" className="text-small text-stone">
          {formatResultCount(found)}
        </p>
        {mayExport && found.total !== null && found.total > 0 && (
          <ExportPeopleButton query={query} filter={filter} />
        )}
      </div>
      <Results query={query} filter={filter} found={found} onAdd={onAdd} />
    </div>
  );
}

function formatResultCount({ total, isSearching }: PeopleSearch): string {
  if (total === null) return isSearching ? 'Searching…' : '';
  return formatCount(total, 'client');
}

interface ResultsProps extends Pick<PeopleListProps, 'query' | 'filter' | 'onAdd'> {
  found: PeopleSearch;
}

function Results({ query, filter, found, onAdd }: ResultsProps) {
  if (found.isError)
    return <LoadError title="Couldn’t load clients." busy={found.isSearching} onRetry={found.refetch} />;
  if (found.total === null) return <Waiting />;
  if (found.people.length === 0 && !found.isSearching)
    return (
      <div className="mt-3 rounded-card border border-hairline bg-paper px-6 py-10 text-center">
        <p className="text-h3">{getEmptyTitle(query, filter)}</p>
        <p className="mt-2 text-stone">
          {query
            ? 'Try fewer letters or the last digits of a phone number.'
            : 'Clients appear here when they book, buy or create an account.'}
        </p>
        <Button kind="secondary" size="small" className="mt-5" onClick={onAdd}>
          Add client
        </Button>
      </div>
    );
  return (
    <div className={`mt-3 transition-opacity ${found.isSearching ? 'opacity-60' : ''}`}>
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">Clients</caption>
        <thead className="text-note text-stone max-md:sr-only">
          <tr className="border-b border-hairline">
            <th className="py-2.5 pr-4 font-medium">Name</th>
            <th className="py-2.5 pr-4 font-medium">Email and phone</th>
            <th className="py-2.5 pr-4 font-medium">Membership or sessions</th>
            <th className="py-2.5 pr-4 font-medium">Next class</th>
            <th className="py-2.5 text-right font-medium">Amount owed</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {found.people.map((person) => (
            <PersonRow key={person.personId} person={person} />
          ))}
        </tbody>
      </table>
      {found.loadMore && (
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button kind="secondary" size="small" busy={found.isLoadingMore} onClick={found.loadMore}>
            Show more clients
          </Button>
          <p role="status" className="text-small text-stone">
            {found.isLoadMoreError && 'Couldn’t load more clients. Try again.'}
          </p>
        </div>
      )}
    </div>
  );
}

function getEmptyTitle(query: string, filter: PeopleFilter): string {
  if (query) return 'No clients match your search.';
  return filter === 'all' ? 'No clients yet.' : 'No clients match this filter.';
}

function PersonRow({ person }: { person: PersonSearchResult }) {
  const { personId, name, email, phone, memberships, sessionsLeft, nextClass, duePence, matchedBy, since } =
    person;
  const cell = 'py-3.5 pr-4 align-top max-md:block max-md:p-0 max-md:pt-1';
  return (
    <tr className="relative border-b border-hairline transition-colors duration-160 hover:bg-linen/50 has-focus-visible:bg-linen/50 max-md:block max-md:py-4">
      <th scope="row" className={`${cell} font-medium`}>
        <Link
          to={`/admin/people/${personId}`}
          data-person-row=""
          className="text-[1.0625rem] no-underline after:absolute after:inset-0 hover:text-clay-deep"
        >
          {name}
        </Link>
        <span className="block text-small font-normal text-stone">
          {matchedBy ?? `Client since ${formatDayAndYear(toLondonDate(new Date(since)))}`}
        </span>
      </th>
      <td className={cell}>
        <span className="block break-all">{email ?? <span className="text-stone">No email</span>}</span>
        {phone && <span className="numeric block text-small text-stone">{formatPhone(phone)}</span>}
      </td>
      <td className={cell}>
        {memberships.map((membership) => (
          <Badge key={membership} tone="ok" className="mr-1.5">
            {membership}
          </Badge>
        ))}
        {memberships.length === 0 && sessionsLeft !== 0 && formatSessions(sessionsLeft)}
        {memberships.length === 0 && sessionsLeft === 0 && (
          <span className="text-stone max-md:hidden">–</span>
        )}
      </td>
      <td className={`${cell} numeric`}>
        {nextClass ? (
          formatMomentShort(new Date(nextClass))
        ) : (
          <span className="text-stone max-md:hidden">–</span>
        )}
      </td>
      <td className={`${cell} numeric pr-0 md:text-right`}>
        {duePence > 0 && <Badge tone="warn">{formatPriceShort(duePence)} to pay</Badge>}
      </td>
    </tr>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading clients" className="mt-4 space-y-3">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
        <Skeleton key={row} className="block h-14 rounded-input" />
      ))}
    </div>
  );
}

/** Focuses the search on `/`, unless the user is typing in a field or a dialog is open. */
function useSlash(search: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [search]);
}

/** Moves the focus through search and rows with the arrow keys. */
function useArrows(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = container.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const stops = [...(element?.querySelectorAll<HTMLElement>('[data-person-row]') ?? [])];
      const focusedIndex = stops.findIndex((stop) => stop.matches(':focus'));
      if (step === 0 || focusedIndex === -1) return;
      event.preventDefault();
      stops[focusedIndex + step]?.focus();
    };
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [container]);
}
