import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Keys of a person's bookings, sessions and messages, including those of duplicates merged into them. */
export interface PersonKeys {
  /** Account ids, and the placeholder ids that owned sessions before an account existed (`getSessionOwnerId`). */
  memberIds: string[];
  /** Normalised email addresses. */
  emailKeys: string[];
}

const keysOfPerson: PreparedStatement = {
  name: 'keys_of_person',
  text: `SELECT id, member_id AS "memberId", email_key AS "emailKey" FROM people
    WHERE branch_id = $1 AND (id = $2 OR merged_into = $2)`,
};

export async function loadPersonKeys(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<PersonKeys> {
  const rows = await db.run<{ id: string; memberId: string | null; emailKey: string | null }>(keysOfPerson, [
    branchId,
    personId,
  ]);
  return {
    memberIds: rows.flatMap(ownersOf),
    emailKeys: rows.flatMap(({ emailKey }) => emailKey ?? []),
  };
}

const ownerIdsOfPerson: PreparedStatement = {
  name: 'owner_ids_of_person',
  text: `SELECT one.id, one.member_id AS "memberId"
    FROM people own
    JOIN people one ON one.branch_id = own.branch_id
      AND (one.id = coalesce(own.merged_into, own.id) OR one.merged_into = coalesce(own.merged_into, own.id))
    WHERE own.branch_id = $1 AND (own.member_id = $2 OR own.id = $3::uuid)`,
};

/**
 * Returns every id that may own sessions or other records of the person whom `owner` identifies, including ids from
 * before their account or a merge.
 */
export async function listSessionOwnerIds(
  db: QueryExecutor,
  branchId: string,
  owner: string,
): Promise<string[]> {
  const rows = await db.run<{ id: string; memberId: string | null }>(ownerIdsOfPerson, [
    branchId,
    owner,
    parsePlaceholderPersonId(owner),
  ]);
  return [...new Set([owner, ...rows.flatMap(ownersOf)])];
}

/** Returns the placeholder id that owns a person's sessions until they have an account. */
export function toPlaceholderMemberId(personId: string): string {
  return `person:${personId}`;
}

/**
 * Returns the ids that may own sessions of a people row: its account id, and its placeholder id from before the
 * account.
 */
function ownersOf({ id, memberId }: { id: string; memberId: string | null }): string[] {
  return memberId ? [memberId, toPlaceholderMemberId(id)] : [toPlaceholderMemberId(id)];
}

/** Returns the id that owns new sessions of a person. */
export function getSessionOwnerId({ id, memberId }: { id: string; memberId: string | null }): string {
  return memberId ?? toPlaceholderMemberId(id);
}

/** Returns the person id in a placeholder id; null for an account id. */
export function parsePlaceholderPersonId(owner: string | null): string | null {
  return owner?.startsWith(toPlaceholderMemberId('')) ? owner.slice(toPlaceholderMemberId('').length) : null;
}
