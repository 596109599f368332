import { accountCopy } from '@studio/content/copy/account';
import type { ListSessionMovementsResponse } from '@studio/contracts/entitlements';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { entitlementQueries } from './entitlement-queries.ts';

type Movement = ListSessionMovementsResponse['movements'][number];

/** Lists every addition and use of an entitlement's sessions, newest first. */
export function EntitlementHistory({ entitlementId }: { entitlementId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(entitlementQueries.history(entitlementId));
  if (!data)
    return isError ? (
      <LoadError title={accountCopy.credits.historyFailed} busy={isFetching} onRetry={refetch} />
    ) : (
      <Skeleton className="h-24 rounded-input" />
    );
  return (
    <ul className="numeric mb-2 border-t border-hairline text-small">
      {data.map((movement) => (
        <li
          key={`${movement.at} ${movement.description} ${movement.sessions}`}
          className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 last:border-0"
        >
          <span className="min-w-0">
            <MovementLabel movement={movement} />
            <span className="block text-stone">{formatDayMedium(toLondonDate(new Date(movement.at)))}</span>
          </span>
          <span className={`shrink-0 font-semibold ${movement.sessions > 0 ? 'text-success' : ''}`}>
            {movement.sessions > 0 ? `+${movement.sessions}` : `−${-movement.sessions}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function MovementLabel({ movement: { description, bookingId } }: { movement: Movement }) {
  if (!bookingId) return description;
  return (
    <Link to={`/bookings?${new URLSearchParams({ booking: bookingId })}`} className="text-link">
      {description}
    </Link>
  );
}
