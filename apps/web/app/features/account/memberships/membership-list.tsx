import { accountCopy } from '@studio/content/copy/account';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MembershipCard } from './membership-card.tsx';
import { membershipQueries } from './membership-queries.ts';
import { SavedCards } from './saved-cards.tsx';

const copy = accountCopy.memberships;

/** Shows the member's memberships and saved cards. */
export function MembershipList() {
  return (
    <>
      <Memberships />
      <SavedCards />
    </>
  );
}

/**
 * Shows the memberships. Renders nothing if there are none, because the section above already shows what the
 * member can buy.
 */
function Memberships() {
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery(membershipQueries.list());
  if (data?.memberships.length === 0) return null;
  return (
    <section aria-labelledby="memberships" className="mt-12">
      <h2 id="memberships" className="text-h3">
        {copy.title}
      </h2>
      <div className="mt-4 grid gap-4">
        {isLoadingError && <LoadError title={copy.failed} busy={isFetching} onRetry={refetch} />}
        {isPending && <Skeleton className="h-40 rounded-card" />}
        {data?.memberships.map((membership) => (
          <MembershipCard key={membership.membershipId} membership={membership} />
        ))}
      </div>
    </section>
  );
}
