import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { membershipMonths, memberships } from './tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;

export type MembershipMonthRow = typeof membershipMonths.$inferSelect;

export type MembershipKey = Pick<MembershipRow, 'branchId' | 'id'>;

export function buildMembershipCondition({ branchId, id }: MembershipKey) {
  return and(eq(memberships.branchId, branchId), eq(memberships.id, id));
}

export async function findMembership(db: QueryExecutor, key: MembershipKey): Promise<MembershipRow | null> {
  const [row] = await db.orm.select().from(memberships).where(buildMembershipCondition(key));
  return row ?? null;
}

/** Locks a membership until the transaction ends, so that only one caller saves the provider's state. */
export async function lockMembership(tx: QueryExecutor, key: MembershipKey): Promise<MembershipRow | null> {
  const [row] = await tx.orm.select().from(memberships).where(buildMembershipCondition(key)).for('update');
  return row ?? null;
}

export async function findMembershipBySubscription(
  db: QueryExecutor,
  subscriptionId: string,
): Promise<MembershipRow | null> {
  const [row] = await db.orm.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));
  return row ?? null;
}

/**
 * Returns a member's membership of a product, unless it has ended. If the member has an imported one too, returns one
 * that has started.
 */
export async function findCurrentMembership(
  db: QueryExecutor,
  { branchId, memberId, productId }: Pick<MembershipRow, 'branchId' | 'memberId' | 'productId'>,
): Promise<MembershipRow | null> {
  const [row] = await db.orm
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.branchId, branchId),
        eq(memberships.memberId, memberId),
        eq(memberships.productId, productId),
        ne(memberships.status, 'ENDED'),
      ),
    )
    .orderBy(sql`${memberships.status} = 'INCOMPLETE'`, asc(memberships.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Returns a member's memberships, except those that ended without ever starting. Current ones come first, then newest
 * first.
 */
export async function listMemberships(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<MembershipRow[]> {
  const hasStarted = sql`(${memberships.status} <> 'ENDED' OR ${memberships.startedAt} IS NOT NULL)`;
  return db.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.branchId, branchId), eq(memberships.memberId, memberId), hasStarted))
    .orderBy(sql`${memberships.status} = 'ENDED'`, desc(memberships.createdAt));
}

/** Returns a member's memberships that haven't ended, in all branches. */
export async function listCurrentMemberships(db: QueryExecutor, memberId: string): Promise<MembershipRow[]> {
  return db.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.memberId, memberId), ne(memberships.status, 'ENDED')))
    .orderBy(asc(memberships.createdAt));
}

/** Returns a member's memberships that will charge a saved card again: active or overdue, and not cancelled. */
export async function listMembershipsPaidByCard(
  db: QueryExecutor,
  memberId: string,
): Promise<MembershipRow[]> {
  return db.orm
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.memberId, memberId),
        inArray(memberships.status, ['ACTIVE', 'PAST_DUE']),
        eq(memberships.endsAtPeriodEnd, false),
        isNotNull(memberships.subscriptionId),
      ),
    );
}

/** Returns whether a membership will charge a saved card again, as in `listMembershipsPaidByCard`. */
export function isPaidByCard({ status, endsAtPeriodEnd, subscriptionId }: MembershipRow): boolean {
  return (status === 'ACTIVE' || status === 'PAST_DUE') && !endsAtPeriodEnd && subscriptionId !== null;
}

/** Returns the paid months of a membership, oldest first. */
export async function listMembershipMonths(
  db: QueryExecutor,
  { branchId, id }: MembershipKey,
): Promise<MembershipMonthRow[]> {
  return db.orm
    .select()
    .from(membershipMonths)
    .where(and(eq(membershipMonths.branchId, branchId), eq(membershipMonths.membershipId, id)))
    .orderBy(asc(membershipMonths.periodStart));
}

export async function findMembershipMonth(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<MembershipMonthRow | null> {
  const [row] = await db.orm
    .select()
    .from(membershipMonths)
    .where(and(eq(membershipMonths.branchId, branchId), eq(membershipMonths.id, id)));
  return row ?? null;
}

export async function findMembershipMonthByInvoice(
  db: QueryExecutor,
  { branchId, invoiceId }: { branchId: string; invoiceId: string },
): Promise<MembershipMonthRow | null> {
  const [row] = await db.orm
    .select()
    .from(membershipMonths)
    .where(and(eq(membershipMonths.branchId, branchId), eq(membershipMonths.invoiceId, invoiceId)));
  return row ?? null;
}

/** Returns all paid months of a member, newest first. */
export async function listPaidMonthsOfMember(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<MembershipMonthRow[]> {
  return db.orm
    .select()
    .from(membershipMonths)
    .where(and(eq(membershipMonths.branchId, branchId), eq(membershipMonths.memberId, memberId)))
    .orderBy(desc(membershipMonths.paidAt));
}

const takeNumber = {
  name: 'allocate_snapshot_number',
  text: `UPDATE memberships SET request_number = request_number + 1 WHERE branch_id = $1 AND id = $2
    RETURNING request_number::int AS number`,
};

/**
 * Returns the sequence number of the next provider request. A request with a higher number starts later, so it sees the
 * same or a later state.
 */
export async function allocateSnapshotNumber(
  database: Database,
  { branchId, id }: MembershipKey,
): Promise<number> {
  const [row] = await database.run<{ number: number }>(takeNumber, [branchId, id]);
  return row?.number ?? 0;
}

const takeDue = {
  name: 'lease_due_memberships',
  text: `UPDATE memberships SET next_sync_at = $2
    WHERE (branch_id, id) IN (
      SELECT branch_id, id FROM memberships WHERE status <> 'ENDED' AND next_sync_at <= $1
      ORDER BY next_sync_at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING branch_id AS "branchId", id`,
};

/** Leases memberships that are due for a sync. For half a minute, no other call leases them. */
export async function leaseDueMemberships(
  database: Database,
  now: Date,
  maxRows: number,
): Promise<MembershipKey[]> {
  return database.run<MembershipKey>(takeDue, [now, new Date(now.getTime() + 30_000), maxRows]);
}
