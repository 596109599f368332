import { isAbandoned } from '@studio/domain/memberships/look-again';
import type { Services } from '../platform/services.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { findMembership, type MembershipKey, takeDueMemberships } from './store.ts';
import { syncMembership } from './sync-membership.ts';

const pageSize = 50;

/**
 * Asks about memberships of which something should have been heard by now, and closes those whose first payment was never
 * made. Nothing about correctness waits for it. Safe to run anywhere, any time.
 */
export async function sweepMemberships(services: Services): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const due = await takeDueMemberships(services.database, services.clock.now(), pageSize);
    for (const key of due) await lookAfterOrLog(services, key);
    if (due.length < pageSize) return;
  }
}

/** One that cannot be asked about keeps none of the others waiting; it is due again in half a minute. */
async function lookAfterOrLog(services: Services, key: MembershipKey): Promise<void> {
  try {
    await lookAfter(services, key);
  } catch (error) {
    services.log.warn({ err: error, membershipId: key.id }, 'a membership could not be looked after yet');
  }
}

async function lookAfter(services: Services, key: MembershipKey): Promise<void> {
  const membership = await findMembership(services.database, key);
  if (!membership) return;
  if (isAbandoned(membership, services.clock.now())) await closeUnpaid(services, membership, 'system');
  else await syncMembership(services, membership, { actor: 'system' });
}
