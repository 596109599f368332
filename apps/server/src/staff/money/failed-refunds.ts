import type { FailedRefund } from '@studio/contracts/staff-refunds';
import { formatRefundReason } from '@studio/domain/bookings/unbooked-payment';
import { markRefundPaidAtDesk } from '../../payments/settle-failed-refund.ts';
import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

const failed: PreparedStatement = {
  name: 'staff_failed_refunds',
  text: `SELECT r.id AS "refundId", r.payment_id AS "paymentId", r.created_at AS at, r.updated_at AS "failedAt",
      CASE WHEN u.id IS NOT NULL THEN 'purchase' WHEN m.id IS NOT NULL THEN 'month' ELSE 'place' END AS source,
      r.amount_pence AS "amountPence", r.currency, coalesce(c.title, u.name, m.name, '') AS item, r.reason, r.failure,
      coalesce(CASE WHEN p.id IS NOT NULL THEN concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') END,
        u.buyer->>'name', nullif(concat_ws(' ', w.first_name, w.last_name), ''), w.email, '') AS "payerName",
      ${buildPersonIdSql('coalesce(p.principal_id, u.member_id, m.member_id)', "coalesce(p.order_details->'customer'->>'email', u.buyer->>'email', w.email)")} AS "personId"
    FROM refunds r
    LEFT JOIN payments p ON p.branch_id = r.branch_id AND p.id = r.payment_id
    LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id
    LEFT JOIN purchases u ON u.branch_id = r.branch_id AND u.id = r.payment_id
    LEFT JOIN membership_months m ON m.branch_id = r.branch_id AND m.id = r.payment_id
    LEFT JOIN members w ON w.user_id = m.member_id
    WHERE r.branch_id = $1 AND r.status = 'FAILED' AND (r.id = $2::uuid OR ($2 IS NULL AND NOT EXISTS (
      SELECT 1 FROM refunds d WHERE d.branch_id = r.branch_id AND d.payment_id = r.payment_id
        AND d.status = 'DISPUTED')))
    ORDER BY r.updated_at, r.id LIMIT 200`,
};

type FailedRow = Omit<FailedRefund, 'at' | 'failedAt'> & { at: Date; failedAt: Date };

/**
 * Returns refunds that failed and are still owed, longest waiting first; or the failed refund with the given id. Omits
 * refunds of disputed payments, which staff can neither retry nor pay at the front desk before the dispute ends.
 */
export async function listFailedRefunds(
  db: QueryExecutor,
  branchId: string,
  refundId: string | null = null,
): Promise<FailedRefund[]> {
  const rows = await db.run<FailedRow>(failed, [branchId, refundId]);
  return rows.map(({ at, failedAt, ...row }) => ({
    ...row,
    reason: formatRefundReason(row.reason),
    at: at.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
}

/** Records that the front desk paid out a failed refund, with the payer as its recipient. */
export async function payOutFailedRefund(
  services: Services,
  input: Omit<Parameters<typeof markRefundPaidAtDesk>[1], 'personId'>,
): Promise<void> {
  const [refund] = await listFailedRefunds(services.database, input.branchId, input.refundId);
  await markRefundPaidAtDesk(services, { ...input, personId: refund?.personId ?? null });
}
