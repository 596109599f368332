import type { InvitationBatchDto, InvitedClientDto } from '@studio/contracts/staff-invitations';
import { accountIdsSql, importedIdsSql } from '../../invitations/imported-clients-sql.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { getInvitationState, type InvitationDelivery } from './invitation-state.ts';

/** SQL of the newest email of the invitation `c`. */
const newestEmailSql = `SELECT sent_at, drop_reason FROM outbox
  WHERE kind = 'client-invitation' AND subject->>'invitationId' = c.id::text ORDER BY id DESC LIMIT 1`;

/** SQL of the newest invitation of the client `p` of branch $1 and of duplicates merged into them, with its email. */
export const newestInvitationSql = `SELECT c.number, c.created_at, c.queued_at, o.sent_at, o.drop_reason
  FROM people d
  JOIN client_invitations c ON c.branch_id = d.branch_id AND c.person_id = d.id
  LEFT JOIN LATERAL (${newestEmailSql}) o ON true
  WHERE d.branch_id = $1 AND (d.id = p.id OR d.merged_into = p.id)
  ORDER BY c.number DESC, c.created_at DESC LIMIT 1`;

const invited: PreparedStatement = {
  name: 'invited_clients',
  text: `WITH newest AS (
      SELECT DISTINCT ON (coalesce(d.merged_into, d.id)) coalesce(d.merged_into, d.id) AS person_id, c.id, c.created_at,
        c.queued_at
      FROM client_invitations c JOIN people d ON d.branch_id = c.branch_id AND d.id = c.person_id
      WHERE c.branch_id = $1
      ORDER BY coalesce(d.merged_into, d.id), c.number DESC, c.created_at DESC
    )
    SELECT p.id AS "personId", coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, 'Unnamed client') AS name,
      a.id IS NOT NULL AS "hasAccount", c.created_at AS "createdAt", c.queued_at AS "queuedAt", o.sent_at AS "sentAt",
      o.drop_reason AS "dropReason"
    FROM newest c
    JOIN (${importedIdsSql}) m ON m.id = c.person_id
    JOIN people p ON p.branch_id = $1 AND p.id = c.person_id
    LEFT JOIN (${accountIdsSql}) a ON a.id = p.id
    LEFT JOIN LATERAL (${newestEmailSql}) o ON true
    ORDER BY o.drop_reason IS NULL OR a.id IS NOT NULL, coalesce(o.sent_at, c.created_at) DESC, lower(p.last_name), p.id
    LIMIT $3`,
};

/** Returns invited clients with their newest invitation: those who couldn't be reached first, then the newest. */
export async function listInvitedClients(
  db: QueryExecutor,
  { branchId, importId }: { branchId: string; importId: string | null },
  most: number,
): Promise<InvitedClientDto[]> {
  const rows = await db.run<InvitationDelivery & { personId: string; name: string }>(invited, [
    branchId,
    importId,
    most,
  ]);
  return rows.map(({ personId, name, ...row }) => ({ personId, name, ...getInvitationState(row) }));
}

interface BatchCounts {
  batchId: string;
  total: number;
  startedAt: Date;
  stoppedAt: Date | null;
  sent: number;
  unreachable: number;
  /** Number of invitations whose email is neither sent nor dropped. */
  open: number;
}

const newestBatch: PreparedStatement = {
  name: 'newest_invitation_batch',
  text: `SELECT b.id AS "batchId", b.total, b.started_at AS "startedAt", b.stopped_at AS "stoppedAt", e.sent, e.unreachable, e.open
    FROM (SELECT * FROM invitation_batches WHERE branch_id = $1
      ORDER BY next_at IS NULL, started_at DESC, id DESC LIMIT 1) b
    CROSS JOIN LATERAL (
      SELECT count(o.sent_at)::int AS sent,
        count(*) FILTER (WHERE o.sent_at IS NULL AND o.drop_reason IS NOT NULL)::int AS unreachable,
        count(*) FILTER (WHERE o.sent_at IS NULL AND o.drop_reason IS NULL)::int AS open
      FROM client_invitations c LEFT JOIN LATERAL (${newestEmailSql}) o ON true
      WHERE c.branch_id = b.branch_id AND c.batch_id = b.id
    ) e`,
};

/** Returns the running batch, or else the newest one, with its progress; null if there is none. */
export async function readNewestBatch(
  db: QueryExecutor,
  branchId: string,
): Promise<InvitationBatchDto | null> {
  const [row] = await db.run<BatchCounts>(newestBatch, [branchId]);
  if (!row) return null;
  const { batchId, total, sent, unreachable, open, startedAt, stoppedAt } = row;
  const status = stoppedAt ? 'stopped' : open > 0 ? 'sending' : 'done';
  return { batchId, total, sent, unreachable, status, startedAt: startedAt.toISOString() };
}
