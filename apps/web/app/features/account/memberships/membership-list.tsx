import { accountCopy } from '@studio/content/copy/account';
import type { ListMembershipsResponse, MembershipDto } from '@studio/contracts/memberships';
import { type Query, useQuery } from '../../../lib/query/use-query.ts';
import { useRefetchOnChange } from '../../../lib/query/use-refetch-on-change.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MembershipCard } from './membership-card.tsx';
import { listMemberships } from './memberships-api.ts';
import { SavedCards } from './saved-cards.tsx';

const copy = accountCopy.memberships;

/**
 * Shows the member's memberships and saved cards. `onChanged` runs when memberships or sessions may have
 * changed.
 */
export function MembershipList({ version, onChanged }: { version: number; onChanged: () => void }) {
  const loaded = useQuery('memberships', listMemberships);
  useRefetchOnChange(version, loaded.refetch);
  return (
    <>
      <Memberships loaded={loaded} onChanged={onChanged} />
      <SavedCards
        cards={loaded.value?.cards ?? null}
        failed={loaded.failed}
        isNeeded={loaded.value?.memberships.some(isRunning) ?? false}
        onChanged={onChanged}
      />
    </>
  );
}

function isRunning({ status }: MembershipDto): boolean {
  return status === 'ACTIVE' || status === 'PAST_DUE';
}

interface MembershipsProps {
  loaded: Query<ListMembershipsResponse>;
  onChanged: () => void;
}

/** Shows the memberships. Renders nothing without any, because the section above shows what to buy. */
function Memberships({ loaded: { value, failed, busy, refetch }, onChanged }: MembershipsProps) {
  if (value && !failed && value.memberships.length === 0) return null;
  return (
    <section aria-labelledby="memberships" className="mt-12">
      <h2 id="memberships" className="text-h3">
        {copy.title}
      </h2>
      <div className="mt-4 grid gap-4">
        {failed && <LoadError title={copy.failed} busy={busy} onRetry={refetch} />}
        {!value && !failed && <Skeleton className="h-40 rounded-card" />}
        {value?.memberships.map((membership) => (
          <MembershipCard key={membership.membershipId} membership={membership} onChanged={onChanged} />
        ))}
      </div>
    </section>
  );
}
