import type { RosterRow } from '@studio/contracts/staff-check-in';
import { formatLateCancellations } from '@studio/domain/bookings/recent-late-cancellations';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatMilestone } from '@studio/domain/people/milestone';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { timetableQueries } from './timetable-queries.ts';

/** Booked clients with the payment of each place. `booked` is the number of booked places. */
export function RosterList({ classId, booked }: { classId: string; booked: number }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...timetableQueries.roster(classId),
    enabled: booked > 0,
  });
  if (booked === 0)
    return <p className="border-t border-hairline py-3 text-small text-stone">No bookings yet.</p>;
  const failure = isError && (
    <LoadError
      title={data ? 'Couldn’t refresh the roster. It may be out of date.' : 'Couldn’t load the roster.'}
      busy={isFetching}
      onRetry={refetch}
    />
  );
  if (failure && !data) return failure;
  const rows = data?.rows ?? [];
  return (
    <DelayedSkeleton
      pending={rows.length === 0 && isFetching}
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

function Name({ row: { name, personId, bed, guestOf, milestone, lateCancellations } }: { row: RosterRow }) {
  const label = (
    <>
      {personId ? (
        <Link to={`/admin/people/${personId}`} className="hover:text-clay-deep hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {bed && <span className="numeric block text-small font-medium">{bed}</span>}
      {guestOf && <span className="block text-small text-stone">Guest of {guestOf}</span>}
    </>
  );
  return (
    <span className="min-w-0">
      {label}
      {milestone !== null && (
        <span className="block text-small font-medium text-success">{formatMilestone(milestone)}</span>
      )}
      {lateCancellations > 0 && (
        <span className="block text-small text-warning">
          {formatLateCancellations(lateCancellations)} in 30 days
        </span>
      )}
    </span>
  );
}
