import type { MergeCandidate } from '@studio/contracts/staff-merge';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Selects people with their counts, including the counts of people merged into them. */
const sides: PreparedStatement = {
  name: 'merge_candidates',
  text: `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.phone,
      p.member_id IS NOT NULL AS "hasAccount", p.created_at AS since, p.source,
      (SELECT count(*)::int FROM bookings b WHERE b.branch_id = p.branch_id AND b.principal_id = ANY(k.owners))
        + (SELECT count(*)::int FROM bookings b WHERE b.branch_id = p.branch_id AND b.principal_id IS NULL
          AND lower(b.email) = ANY(k.addresses)) AS bookings,
      (SELECT coalesce(sum(e.balance), 0)::int FROM entitlements e WHERE e.branch_id = p.branch_id
        AND e.member_id = ANY(k.owners) AND (e.expires_at IS NULL OR e.expires_at > $3::timestamptz)) AS sessions,
      EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = p.branch_id AND e.member_id = ANY(k.owners)
        AND e.balance IS NULL AND (e.expires_at IS NULL OR e.expires_at > $3::timestamptz)) AS unlimited
    FROM people p CROSS JOIN LATERAL (
      SELECT array_agg('person:' || o.id::text) || array_remove(array_agg(o.member_id), NULL) AS owners,
        array_remove(array_agg(o.email_key), NULL) AS addresses
      FROM people o WHERE o.branch_id = p.branch_id AND (o.id = p.id OR o.merged_into = p.id)
    ) k
    WHERE p.branch_id = $1 AND p.id = ANY($2::uuid[])`,
};

type SideRow = Omit<MergeCandidate, 'personId' | 'sessionsLeft' | 'since'> & {
  id: string;
  since: Date | string;
  sessions: number;
  unlimited: boolean;
};

/** Returns people as the merge dialog shows them, by id. */
export async function findMergeCandidates(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, MergeCandidate>> {
  const rows = await db.run<SideRow>(sides, [branchId, ids, now]);
  return new Map(
    rows.map(({ id, since, sessions, unlimited, ...row }) => [
      id,
      {
        ...row,
        personId: id,
        since: new Date(since).toISOString(),
        sessionsLeft: unlimited ? null : sessions,
      },
    ]),
  );
}
