import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { formatCount } from '@studio/domain/text/format';
import { formatDay } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { bookingQueries } from './booking-queries.ts';

type Balance = ListEntitlementsResponse['entitlements'][number];

/** Maximum number of entitlements shown beside the heading. The account page lists all. */
const maxShown = 2;

/** Shows the member's remaining sessions and their expiry. Shows nothing when there are none or loading fails. */
export function RemainingSessions() {
  const { data, isPending } = useQuery(bookingQueries.balances());
  if (isPending) return <Skeleton className="h-10.5 rounded-card max-md:w-full md:w-80" />;
  const balances =
    data?.entitlements.filter((balance) => !balance.isPast && balance.sessionsLeft !== 0) ?? [];
  if (balances.length === 0) return null;
  return (
    <ul aria-label="Sessions left" className="flex gap-x-5 max-md:w-full md:gap-x-6">
      {balances.slice(0, maxShown).map((balance) => (
        <li
          key={balance.entitlementId}
          className="numeric border-hairline text-small leading-snug not-first:border-l not-first:pl-5 max-md:flex-1 md:not-first:pl-6"
        >
          <span className="block text-[15px] font-semibold">{formatBalance(balance)}</span>
          <span className="block text-stone">{formatNameAndExpiry(balance)}</span>
        </li>
      ))}
    </ul>
  );
}

function formatBalance({ sessionsLeft, sessions, kind }: Balance): string {
  if (sessionsLeft === null) return 'Unlimited classes';
  if (kind === 'membership' && sessions !== null) return `${sessionsLeft} of ${sessions} sessions left`;
  return `${formatCount(sessionsLeft, 'session')} left`;
}

/** Returns text such as "Reformer Pack of 10, valid until 12 January", with the last valid day. */
function formatNameAndExpiry({ name, expiresAt }: Balance): string {
  if (!expiresAt) return name;
  const last = toLondonDate(new Date(Date.parse(expiresAt) - 1));
  return `${name}, valid until ${formatDay(last, { day: 'numeric', month: 'long' })}`;
}
