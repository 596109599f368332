import {
  accountIdsSql,
  hasOwnEmailSql,
  importedIdsSql,
  invitedIdsSql,
} from '../../invitations/imported-clients-sql.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Imported clients of branch $1, of the import $2 or of all imports. Excludes erased clients. */
const importedClients = `SELECT p.id, p.first_name, p.last_name, p.email,
    CASE WHEN v.id IS NOT NULL THEN 'invited' WHEN a.id IS NOT NULL THEN 'has-account'
      WHEN NOT ${hasOwnEmailSql} THEN 'no-email' ELSE 'invitable' END AS state
  FROM (${importedIdsSql}) m
  JOIN people p ON p.branch_id = $1 AND p.id = m.id
  LEFT JOIN (${invitedIdsSql}) v ON v.id = p.id
  LEFT JOIN (${accountIdsSql}) a ON a.id = p.id
  WHERE p.first_name || p.last_name <> '' OR p.email IS NOT NULL OR p.phone IS NOT NULL`;

export type ImportedClientState = 'invited' | 'has-account' | 'no-email' | 'invitable';

const counts: PreparedStatement = {
  name: 'imported_clients_by_state',
  text: `SELECT state, count(*)::int AS count FROM (${importedClients}) c GROUP BY state`,
};

/**
 * Returns how many imported clients can be invited, were invited, have no email address or have an account (handbook:
 * emails 14).
 */
export async function countImportedClients(
  db: QueryExecutor,
  branchId: string,
  importId: string | null,
): Promise<Record<ImportedClientState, number>> {
  const rows = await db.run<{ state: ImportedClientState; count: number }>(counts, [branchId, importId]);
  const byState = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  return { invited: 0, 'has-account': 0, 'no-email': 0, invitable: 0, ...byState };
}

export interface ImportedClient {
  personId: string;
  firstName: string;
  name: string;
  email: string | null;
  state: ImportedClientState;
}

const byName: PreparedStatement = {
  name: 'imported_clients_of_states',
  text: `SELECT id AS "personId", first_name AS "firstName", trim(first_name || ' ' || last_name) AS name, email, state
    FROM (${importedClients}) c WHERE state = ANY ($3::text[])
    ORDER BY lower(last_name), lower(first_name), id LIMIT $4`,
};

/** Returns imported clients in these states, by name. */
export function listImportedClients(
  db: QueryExecutor,
  { branchId, importId }: { branchId: string; importId: string | null },
  states: readonly ImportedClientState[],
  most: number,
): Promise<ImportedClient[]> {
  return db.run<ImportedClient>(byName, [branchId, importId, states, most]);
}

const inviteAll: PreparedStatement = {
  name: 'insert_client_invitations',
  text: `INSERT INTO client_invitations (branch_id, id, person_id, number, batch_id, invited_by, created_at)
    SELECT $1, gen_random_uuid(), id, 1, $3, $4, $5 FROM (${importedClients}) c WHERE state = 'invitable' ORDER BY id
    ON CONFLICT (branch_id, person_id, number) DO NOTHING
    RETURNING id`,
};

/** Inserts the first invitation of each imported client who can be invited (handbook: emails 14). Returns how many. */
export async function insertInvitations(
  tx: QueryExecutor,
  { branchId, importId }: { branchId: string; importId: string | null },
  { batchId, actor }: { batchId: string; actor: string },
  now: Date,
): Promise<number> {
  return (await tx.run(inviteAll, [branchId, importId, batchId, actor, now])).length;
}
