import { formatProviderNotice, type ProviderNoticeDetails } from '@studio/domain/insight/provider-notice';
import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/**
 * Selects unhandled refunds made at the provider, and unhandled disputes. A refund of class places is listed only while
 * one of the payment's bookings is confirmed and upcoming.
 */
const unhandled: PreparedStatement = {
  name: 'staff_provider_notices',
  text: `SELECT n.kind, n.provider_id AS "providerId", n.at, n.amount_pence AS "amountPence", n.reason, n.status,
      n.evidence_due_by AS "evidenceDueBy", coalesce(c.title, u.name, m.name, '') AS title,
      coalesce(CASE WHEN p.id IS NOT NULL THEN concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') END,
        u.buyer->>'name', nullif(concat_ws(' ', w.first_name, w.last_name), ''), w.email, '') AS name,
      ${buildPersonIdSql('coalesce(p.principal_id, u.member_id, m.member_id)', "coalesce(p.order_details->'customer'->>'email', u.buyer->>'email', w.email)")} AS "personId",
      standing.count AS "upcomingBookings", e.balance AS "sessionsLeft", g.balance_pence AS "cardLeftPence",
      CASE WHEN p.id IS NOT NULL THEN 'place' WHEN g.id IS NOT NULL THEN 'gift-card' ELSE 'sessions' END AS bought
    FROM provider_notices n
    LEFT JOIN payments p ON p.branch_id = n.branch_id AND p.id = n.payment_id
    LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id
    LEFT JOIN purchases u ON u.branch_id = n.branch_id AND u.id = n.payment_id
    LEFT JOIN membership_months m ON m.branch_id = n.branch_id AND m.id = n.payment_id
    LEFT JOIN members w ON w.user_id = m.member_id
    LEFT JOIN entitlements e ON e.branch_id = n.branch_id AND e.id = coalesce(u.entitlement_id, m.entitlement_id)
    LEFT JOIN gift_cards g ON g.branch_id = n.branch_id AND g.purchase_id = u.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE b.status = 'CONFIRMED' AND b.starts_at > $2)::int AS count
      FROM bookings b WHERE b.branch_id = n.branch_id AND b.payment_id = p.id
    ) standing
    WHERE n.branch_id = $1 AND n.handled_at IS NULL AND (n.kind = 'dispute' OR p.id IS NULL OR standing.count > 0)
    ORDER BY n.at, n.provider_id LIMIT 200`,
};

type NoticeRow = ProviderNoticeDetails & {
  providerId: string;
  at: Date;
  amountPence: number;
  title: string;
  name: string;
  personId: string | null;
};

/** Returns the provider's unhandled notices, oldest first. */
export async function readProviderNotices(db: QueryExecutor, branchId: string, now: Date) {
  const rows = await db.run<NoticeRow>(unhandled, [branchId, now]);
  return rows.map((row) => ({
    kind: row.kind === 'dispute' ? ('dispute' as const) : ('refunded' as const),
    providerId: row.providerId,
    at: row.at,
    title: row.title,
    name: row.name,
    personId: row.personId,
    amountPence: row.amountPence,
    reason: formatProviderNotice(row),
  }));
}
