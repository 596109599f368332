import type { RosterRow } from '@studio/contracts/staff-door';
import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadRoster } from './timetable-api.ts';

/** Who is booked, by name, and what covers each place. `key` changes with what is booked. */
export function RosterList({ classId, booked }: { classId: string; booked: number }) {
  const { value, failed, busy, again } = useLoad(`${classId} ${booked}`, () => loadRoster(classId));
  if (booked === 0)
    return <p className="border-t border-hairline py-3 text-small text-stone">Nobody has booked yet.</p>;
  if (failed) return <Failed title="The names could not be loaded." busy={busy} onRetry={again} />;
  if (!value) return <Skeleton className="h-48 w-full rounded-card" />;
  return (
    <ul aria-label="Who is booked" className="border-t border-hairline">
      {value.rows.map((row) => (
        <li
          key={row.bookingId}
          className="flex min-h-12 items-center justify-between gap-3 border-b border-hairline py-1.5 last:border-0"
        >
          <Name row={row} />
          <span className="shrink-0 text-right text-small text-stone">
            {row.duePence > 0 ? `${formatPriceShort(row.duePence)} to pay` : row.paidWith}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Name({ row: { name, personId, guestOf, firstVisit } }: { row: RosterRow }) {
  const said = (
    <>
      {personId ? (
        <Link to={`/admin/people/${personId}`} className="hover:text-clay-deep hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {guestOf && <span className="block text-small text-stone">with {guestOf}</span>}
    </>
  );
  return (
    <span className="min-w-0">
      {said}
      {firstVisit && <span className="block text-small text-stone">First visit</span>}
    </span>
  );
}
