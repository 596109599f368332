import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Membership whose renewal is unpaid, with the member's profile. */
export interface FailedRenewal {
  membershipId: string;
  /** Time at which the renewal first counted as unpaid. */
  at: Date;
  title: string;
  name: string;
  personId: string | null;
  amountPence: number;
  /** Provider's message about the last attempt. */
  reason: string | null;
  /** Time of the provider's next attempt as an ISO text; null if it makes none. */
  nextAttemptAt: string | null;
}

/**
 * Selects memberships with an unpaid renewal. Rows from before `past_due_since` use the start of the unpaid month,
 * whose payment failed about an hour later.
 */
const failedRenewals: PreparedStatement = {
  name: 'staff_failed_renewals',
  text: `SELECT m.id AS "membershipId", coalesce(m.past_due_since, m.period_start, m.created_at) AS at, m.name AS title,
      coalesce(nullif(concat_ws(' ', w.first_name, w.last_name), ''), w.email,
        nullif(trim(concat_ws(' ', q.first_name, q.last_name)), ''), q.email, '') AS name,
      coalesce(q.merged_into, q.id) AS "personId", m.price_pence AS "amountPence", m.failure AS reason,
      m.next_attempt_at AS "nextAttemptAt"
    FROM memberships m
    LEFT JOIN members w ON w.user_id = m.member_id
    LEFT JOIN people q ON q.branch_id = m.branch_id AND (q.member_id = m.member_id OR 'person:' || q.id = m.member_id)
    WHERE m.branch_id = $1 AND m.status = 'PAST_DUE' ORDER BY 2, m.id LIMIT 50`,
};

/**
 * Returns memberships whose renewal is unpaid, longest unpaid first (handbook: packs-and-memberships 8). Paying or
 * ending a membership removes it.
 */
export async function listFailedRenewals(db: QueryExecutor, branchId: string): Promise<FailedRenewal[]> {
  type Row = Omit<FailedRenewal, 'nextAttemptAt'> & { nextAttemptAt: Date | null };
  const rows = await db.run<Row>(failedRenewals, [branchId]);
  return rows.map(({ nextAttemptAt, ...row }) => ({
    ...row,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }));
}
