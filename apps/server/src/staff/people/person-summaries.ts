import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Person in a list, with the details that the front desk needs. */
export interface PersonSummary {
  personId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  hasAccount: boolean;
  since: Date;
  memberships: string[];
  unlimited: boolean;
  sessions: number;
  nextClass: Date | null;
  duePence: number;
}

/**
 * Selects the details of the given people. Bookings belong to an account id, to a placeholder id or, if made as a
 * guest, to an email address.
 */
const personSummaries: PreparedStatement = {
  name: 'person_summaries',
  text: `SELECT p.id AS "personId", p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone,
      p.member_id IS NOT NULL AS "hasAccount", p.created_at AS since,
      coalesce(standing.names, '{}') AS memberships, coalesce(credit.unlimited, false) AS unlimited,
      coalesce(credit.sessions, 0)::int AS sessions,
      LEAST(own.next, guest.next) AS "nextClass", (coalesce(own.due, 0) + coalesce(guest.due, 0))::int AS "duePence"
    FROM people p
    LEFT JOIN LATERAL (
      SELECT array_agg(m.name ORDER BY m.created_at) AS names FROM memberships m
      WHERE m.branch_id = p.branch_id AND m.member_id = coalesce(p.member_id, 'person:' || p.id) AND m.status <> 'ENDED' AND m.started_at IS NOT NULL
    ) standing ON true
    LEFT JOIN LATERAL (
      SELECT bool_or(e.balance IS NULL) AS unlimited, sum(e.balance) AS sessions FROM entitlements e
      WHERE e.branch_id = p.branch_id AND e.member_id = coalesce(p.member_id, 'person:' || p.id)
        AND e.starts_at <= $3::timestamptz AND (e.expires_at IS NULL OR e.expires_at > $3::timestamptz)
    ) credit ON true
    LEFT JOIN LATERAL (
      SELECT min(b.starts_at) FILTER (WHERE b.starts_at > $3::timestamptz AND b.status = 'CONFIRMED') AS next,
        sum(b.due_pence) AS due FROM bookings b
      WHERE b.branch_id = p.branch_id AND b.principal_id = coalesce(p.member_id, 'person:' || p.id)
    ) own ON true
    LEFT JOIN LATERAL (
      SELECT min(b.starts_at) FILTER (WHERE b.starts_at > $3::timestamptz AND b.status = 'CONFIRMED') AS next,
        sum(b.due_pence) AS due FROM bookings b
      WHERE b.branch_id = p.branch_id AND b.principal_id IS NULL AND lower(b.email) = p.email_key
    ) guest ON true
    WHERE p.branch_id = $1 AND p.id = ANY ($2::uuid[])`,
};

export async function loadPersonSummaries(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PersonSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db.run<PersonSummary>(personSummaries, [branchId, [...ids], now]);
  return new Map(rows.map((row) => [row.personId, row]));
}
