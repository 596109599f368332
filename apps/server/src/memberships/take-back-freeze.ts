import { canTakeBackFreeze } from '@studio/domain/memberships/freeze';
import { writeAudit } from '../platform/audit.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { askProvider } from './ask-provider.ts';
import { currentMembership, type OwnMembership } from './change-membership.ts';
import { noteRenewing } from './note-renewing.ts';
import { isMembership, lockMembership, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';
import { memberships } from './tables.ts';
import { standingFreeze } from './wire-membership.ts';

/**
 * Lets a membership go on instead of the freeze that has not begun; it can be frozen again then. The provider is told
 * first, so that nothing changes while it cannot be reached. Asked again it changes nothing. Refuses with not_found,
 * not_changeable, payment_unavailable.
 */
export async function takeBackFreeze(services: Services, own: OwnMembership): Promise<MembershipRow> {
  const row = await currentMembership(services, own);
  const { subscriptionId } = row;
  if (!subscriptionId || row.status !== 'ACTIVE') throw new Refused('not_changeable');
  if (!standingFreeze(row, services.clock.now())) return row;
  refuseOnceBegun(row, services.clock.now());
  return askProvider(services, async () => {
    await services.payments.pauseSubscription(subscriptionId, null);
    await writeTakenBack(services, row, own);
    return syncMembership(services, row, { actor: `member:${own.memberId}` });
  });
}

/** Its end stays written: the provider, should it still be paused until then, is told by it that this is over. */
async function writeTakenBack(
  { database, clock }: Services,
  row: MembershipRow,
  own: OwnMembership,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = clock.now();
    const locked = await lockMembership(tx, row);
    // Another press of the same button was faster.
    if (!locked?.frozenFrom || locked.frozenFrom.getTime() !== row.frozenFrom?.getTime()) return;
    refuseOnceBegun(locked, now);
    const next = { ...locked, frozenFrom: null, lookAt: new Date(now.getTime() + 60_000) };
    await tx.orm.update(memberships).set(next).where(isMembership(row));
    await noteRenewing(tx, next);
    const { branchId, id: membershipId } = row;
    const entry = { branchId, at: now, actor: `member:${own.memberId}` as const, subjectId: membershipId };
    await writeAudit(tx, [
      { ...entry, subject: 'membership', action: 'NOT_FROZEN', why: 'taken back before it began' },
    ]);
    await enqueueMail(tx, { branchId, kind: 'membership-unfrozen', subject: { membershipId } }, now);
  });
}

function refuseOnceBegun(row: MembershipRow, now: Date): void {
  if (!canTakeBackFreeze(row, now))
    throw new Refused('not_changeable', 'The freeze begins now. It ends by itself.');
}
