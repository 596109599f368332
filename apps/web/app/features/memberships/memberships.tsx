import { accountCopy } from '@studio/content/copy/account';
import type { MembershipListAnswer, WireMembership } from '@studio/contracts/memberships';
import { useAnew } from '../../lib/use-anew.ts';
import { type Loaded, useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cards } from './cards.tsx';
import { MembershipCard } from './membership-card.tsx';
import { listMemberships } from './memberships-api.ts';

const copy = accountCopy.memberships;

/** A member's memberships and the cards that pay them. `onChanged`: what they have may be another now. */
export function Memberships({ version, onChanged }: { version: number; onChanged: () => void }) {
  const loaded = useLoad('memberships', listMemberships);
  useAnew(version, loaded.again);
  return (
    <>
      <Standing loaded={loaded} onChanged={onChanged} />
      <Cards
        cards={loaded.value?.cards ?? null}
        failed={loaded.failed}
        isNeeded={loaded.value?.memberships.some(isRunning) ?? false}
        onChanged={onChanged}
      />
    </>
  );
}

function isRunning({ status }: WireMembership): boolean {
  return status === 'ACTIVE' || status === 'PAST_DUE';
}

interface StandingProps {
  loaded: Loaded<MembershipListAnswer>;
  onChanged: () => void;
}

/** Nothing where there is no membership: the sessions above say what can be bought. */
function Standing({ loaded: { value, failed, busy, again }, onChanged }: StandingProps) {
  if (value && !failed && value.memberships.length === 0) return null;
  return (
    <section aria-labelledby="memberships" className="mt-12">
      <h2 id="memberships" className="text-h3">
        {copy.title}
      </h2>
      <div className="mt-4 grid gap-4">
        {failed && <Failed title={copy.failed} busy={busy} onRetry={again} />}
        {!value && !failed && <Skeleton className="h-40 rounded-card" />}
        {value?.memberships.map((membership) => (
          <MembershipCard key={membership.membershipId} membership={membership} onChanged={onChanged} />
        ))}
      </div>
    </section>
  );
}
