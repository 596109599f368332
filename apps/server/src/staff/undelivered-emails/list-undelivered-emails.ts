import { type UndeliveredEmailTopic, undeliveredEmailKinds } from '@studio/domain/insight/undelivered-emails';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Selects the people whose email address a mail server rejected, with the number of rejected emails. */
const ofPeople: PreparedStatement = {
  name: 'rejected_emails_of_people',
  text: `SELECT p.id AS "personId", trim(p.first_name || ' ' || p.last_name) AS name, p.email,
      min(o.address_rejected_at) AS at, count(*)::int AS count
    FROM outbox o
    JOIN people d ON d.branch_id = o.branch_id AND d.id = o.person_id
    JOIN people p ON p.branch_id = d.branch_id AND p.id = coalesce(d.merged_into, d.id)
    WHERE o.branch_id = $1 AND o.address_rejected_at IS NOT NULL AND p.email IS NOT NULL
      AND ($2::uuid IS NULL OR p.id = $2)
    GROUP BY p.branch_id, p.id ORDER BY 4, 1 LIMIT $3`,
};

const byTopic: PreparedStatement = {
  name: 'rejected_emails_by_kind',
  text: `SELECT kind, min(address_rejected_at) AS at, count(*)::int AS count FROM outbox
    WHERE branch_id = $1 AND address_rejected_at IS NOT NULL AND person_id IS NULL GROUP BY kind`,
};

export interface PersonUndeliveredEmails {
  personId: string;
  name: string;
  email: string;
  at: Date;
  count: number;
}

export interface TopicUndeliveredEmails {
  about: UndeliveredEmailTopic;
  at: Date;
  count: number;
}

/** Returns rejected emails by client, oldest first: of one client, or at most `most`. */
export function listUndeliveredEmailsByPerson(
  db: QueryExecutor,
  branchId: string,
  { personId = null, most }: { personId?: string | null; most: number },
): Promise<PersonUndeliveredEmails[]> {
  return db.run<PersonUndeliveredEmails>(ofPeople, [branchId, personId, most]);
}

/** Returns rejected emails to people who aren't clients, by topic. */
export async function listUndeliveredEmailsByTopic(
  db: QueryExecutor,
  branchId: string,
): Promise<TopicUndeliveredEmails[]> {
  const rows = await db.run<{ kind: string; at: Date; count: number }>(byTopic, [branchId]);
  return Object.entries(undeliveredEmailKinds).flatMap(([about, kinds]) => {
    const own = rows.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    if (own.length === 0) return [];
    const at = new Date(Math.min(...own.map((row) => row.at.getTime())));
    const count = own.reduce((sum, row) => sum + row.count, 0);
    return [{ about: about as UndeliveredEmailTopic, at, count }];
  });
}
