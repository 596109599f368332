import type { DisputeDto } from '@studio/contracts/staff-disputes';
import { formatDisputeReason, formatDisputeStatus, needsResponse } from '@studio/domain/disputes/dispute';
import { and, desc, eq } from 'drizzle-orm';
import { providerNotices } from '../../payments/tables.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

export type DisputeRow = Pick<
  typeof providerNotices.$inferSelect,
  'providerId' | 'paymentId' | 'at' | 'amountPence' | 'currency' | 'reason' | 'status' | 'evidenceDueBy'
>;

const isDispute = eq(providerNotices.kind, 'dispute');

export async function findDispute(
  db: QueryExecutor,
  branchId: string,
  providerId: string,
): Promise<DisputeRow | null> {
  const own = and(
    eq(providerNotices.branchId, branchId),
    eq(providerNotices.providerId, providerId),
    isDispute,
  );
  const [row] = await db.orm.select().from(providerNotices).where(own);
  return row ?? null;
}

/** Returns the disputes of a payment, newest first. */
export async function listPaymentDisputes(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<DisputeDto[]> {
  const own = and(
    eq(providerNotices.branchId, branchId),
    eq(providerNotices.paymentId, paymentId),
    isDispute,
  );
  const rows = await db.orm.select().from(providerNotices).where(own).orderBy(desc(providerNotices.at));
  return rows.map(toDisputeDto);
}

const ofPerson: PreparedStatement = {
  name: 'disputes_of_person',
  text: `SELECT n.provider_id AS "providerId", n.payment_id AS "paymentId", n.at, n.amount_pence AS "amountPence", n.currency,
      n.reason, n.status, n.evidence_due_by AS "evidenceDueBy"
    FROM provider_notices n WHERE n.branch_id = $1 AND n.kind = 'dispute' AND (
      EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = $1 AND b.payment_id = n.payment_id AND (b.principal_id = ANY ($2::text[])
        OR (b.principal_id IS NULL AND lower(b.email) = ANY ($3::text[]))))
      OR EXISTS (SELECT 1 FROM payments p WHERE p.branch_id = $1 AND p.id = n.payment_id AND (p.principal_id = ANY ($2::text[])
        OR (p.principal_id IS NULL AND lower(p.order_details->'customer'->>'email') = ANY ($3::text[]))))
      OR EXISTS (SELECT 1 FROM purchases u WHERE u.branch_id = $1 AND u.id = n.payment_id AND u.member_id = ANY ($2::text[]))
      OR EXISTS (SELECT 1 FROM membership_months m WHERE m.branch_id = $1 AND m.id = n.payment_id AND m.member_id = ANY ($2::text[])))
    ORDER BY n.at DESC, n.provider_id LIMIT 50`,
};

/** Returns the disputes of all payments by a person, newest first. */
export async function listPersonDisputes(
  db: QueryExecutor,
  { branchId, memberIds, emailKeys }: { branchId: string; memberIds: string[]; emailKeys: string[] },
): Promise<DisputeDto[]> {
  return (await db.run<DisputeRow>(ofPerson, [branchId, memberIds, emailKeys])).map(toDisputeDto);
}

export function toDisputeDto(row: DisputeRow): DisputeDto {
  const { providerId: disputeId, at, amountPence, currency, reason, status, evidenceDueBy } = row;
  return {
    disputeId,
    at: at.toISOString(),
    amountPence,
    currency,
    reason: formatDisputeReason(reason),
    status: formatDisputeStatus(status),
    needsResponse: needsResponse(status),
    dueBy: evidenceDueBy?.toISOString() ?? null,
  };
}
