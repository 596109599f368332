import { isFirstPaymentAbandoned } from '@studio/domain/memberships/next-provider-check';
import type { Services } from '../platform/services.ts';
import { closeUnpaidMembership } from './close-unpaid-membership.ts';
import { findMembership, leaseDueMemberships, type MembershipKey } from './store.ts';
import { syncMembership } from './sync-membership.ts';

const pageSize = 50;

/**
 * Syncs memberships whose expected event from the provider is overdue, and closes memberships that were never paid. The
 * rest of the system stays correct if this job runs late. Safe to run in several processes and at any time.
 */
export async function sweepMemberships(services: Services): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const due = await leaseDueMemberships(services.database, services.clock.now(), pageSize);
    for (const key of due) await checkMembershipOrLog(services, key);
    if (due.length < pageSize) return;
  }
}

/**
 * Syncs a membership. Logs an error instead of throwing it, so that one membership doesn't block the others; the
 * membership is due again in half a minute.
 */
async function checkMembershipOrLog(services: Services, key: MembershipKey): Promise<void> {
  try {
    await checkMembership(services, key);
  } catch (error) {
    services.log.warn({ err: error, membershipId: key.id }, 'could not synchronise a membership; will retry');
  }
}

async function checkMembership(services: Services, key: MembershipKey): Promise<void> {
  const membership = await findMembership(services.database, key);
  if (!membership) return;
  if (isFirstPaymentAbandoned(membership, services.clock.now()))
    await closeUnpaidMembership(services, membership, 'system');
  else await syncMembership(services, membership, { actor: 'system' });
}
