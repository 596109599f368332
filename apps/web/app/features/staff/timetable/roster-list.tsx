import type { RosterRow } from '@studio/contracts/staff-check-in';
import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { useQuery } from '../../../lib/query/use-query.ts';
import { useRefetchOnChange } from '../../../lib/query/use-refetch-on-change.ts';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadRoster } from './timetable-api.ts';

interface RosterListProps {
  classId: string;
  /**
   * Number of booked places. A change refetches the names, and the current names stay until the new ones
   * arrive.
   */
  booked: number;
}

/** Booked clients with the payment of each place. */
export function RosterList({ classId, booked }: RosterListProps) {
  const { value, failed, busy, refetch } = useQuery(classId, () => loadRoster(classId));
  useRefetchOnChange(booked, refetch);
  if (booked === 0)
    return <p className="border-t border-hairline py-3 text-small text-stone">No bookings yet.</p>;
  const failure = failed && (
    <LoadError
      title={value ? 'Couldn’t refresh the roster. It may be out of date.' : 'Couldn’t load the roster.'}
      busy={busy}
      onRetry={refetch}
    />
  );
  if (failure && !value) return failure;
  const rows = value?.rows ?? [];
  return (
    <DelayedSkeleton
      pending={rows.length === 0 && busy}
      label="Loading roster…"
      skeleton={
        <div className="py-1" style={{ height: `${booked * 3}rem` }}>
          <Skeleton className="block h-full w-full rounded-card" />
        </div>
      }
    >
      {failure && <div className="mb-4">{failure}</div>}
      <ul aria-label="Roster" className="border-t border-hairline">
        {rows.map((row) => (
          <RosterLine key={row.bookingId} row={row} />
        ))}
      </ul>
    </DelayedSkeleton>
  );
}

function RosterLine({ row }: { row: RosterRow }) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 border-b border-hairline py-1.5 last:border-0">
      <Name row={row} />
      <span className="shrink-0 text-right text-small text-stone">
        {row.duePence > 0 ? `${formatPriceShort(row.duePence)} to pay` : row.paidWith}
      </span>
    </li>
  );
}

function Name({ row: { name, personId, guestOf, firstVisit } }: { row: RosterRow }) {
  const label = (
    <>
      {personId ? (
        <Link to={`/admin/people/${personId}`} className="hover:text-clay-deep hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {guestOf && <span className="block text-small text-stone">Guest of {guestOf}</span>}
    </>
  );
  return (
    <span className="min-w-0">
      {label}
      {firstVisit && <span className="block text-small text-stone">First visit</span>}
    </span>
  );
}
