import type { ExistingMemberships } from '@studio/domain/people-import/classify-memberships';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Selects the subscriptions of all memberships except those that this import has added. */
const subscriptions: PreparedStatement = {
  name: 'import_known_subscriptions',
  text: `SELECT m.subscription_id AS id FROM memberships m
    WHERE m.subscription_id IS NOT NULL AND m.id NOT IN (
      SELECT r.membership_id FROM import_rows r
      WHERE r.branch_id = $1 AND r.import_id = $2 AND r.membership_id IS NOT NULL)`,
};

/**
 * Selects the Stripe customers of clients, with each email address of the client in this branch. For a client without
 * an email address, `emailKey` is null.
 */
const customers: PreparedStatement = {
  name: 'import_known_customers',
  text: `SELECT c.customer_id AS id, k.email_key AS "emailKey" FROM payment_customers c
    LEFT JOIN people p ON p.branch_id = $1 AND (p.member_id = c.member_id OR 'person:' || p.id = c.member_id)
    LEFT JOIN people k ON k.branch_id = $1 AND coalesce(k.merged_into, k.id) = coalesce(p.merged_into, p.id)
    WHERE c.customer_id = ANY ($2::text[])`,
};

/**
 * Selects the email addresses of clients with a membership, or with unexpired membership sessions from another import
 * ($3 is the current time). Excludes memberships and sessions that this import ($2) has added.
 */
const members: PreparedStatement = {
  name: 'import_known_members',
  text: `WITH owners AS (
      SELECT m.member_id AS owner FROM memberships m
      WHERE m.branch_id = $1 AND m.status <> 'ENDED' AND m.id NOT IN (
        SELECT r.membership_id FROM import_rows r
        WHERE r.branch_id = $1 AND r.import_id = $2 AND r.membership_id IS NOT NULL)
      UNION
      SELECT e.member_id FROM entitlements e
      WHERE e.branch_id = $1 AND e.kind = 'membership' AND e.origin = 'import' AND e.expires_at > $3::timestamptz
        AND e.id NOT IN (
          SELECT unnest(r.entitlement_ids) FROM import_rows r WHERE r.branch_id = $1 AND r.import_id = $2)
    ), own AS (
      SELECT coalesce(p.merged_into, p.id) AS id FROM owners o
        JOIN people p ON p.branch_id = $1 AND p.member_id = o.owner
      UNION
      SELECT coalesce(p.merged_into, p.id) FROM owners o
        JOIN people p ON p.branch_id = $1 AND p.id = substring(o.owner FROM '^person:([0-9a-f-]{36})$')::uuid
    )
    SELECT k.email_key AS "emailKey" FROM own
    JOIN people k ON k.branch_id = $1 AND coalesce(k.merged_into, k.id) = own.id
    WHERE k.email_key IS NOT NULL`,
};

/** Reads the memberships that an import must not duplicate, and the clients of the customers that its rows name. */
export async function readExistingMemberships(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
  customerIds: readonly string[],
  now: Date,
): Promise<ExistingMemberships> {
  const owners = await db.run<{ id: string; emailKey: string | null }>(customers, [branchId, customerIds]);
  const byCustomer = new Map<string, Set<string>>();
  for (const { id: customerId, emailKey } of owners) {
    const keys = byCustomer.get(customerId) ?? new Set();
    byCustomer.set(customerId, emailKey ? keys.add(emailKey) : keys);
  }
  const known = await db.run<{ id: string }>(subscriptions, [branchId, id]);
  const clients = await db.run<{ emailKey: string }>(members, [branchId, id, now]);
  return {
    subscriptions: new Set(known.map((row) => row.id)),
    customers: byCustomer,
    members: new Set(clients.map(({ emailKey }) => emailKey)),
  };
}
