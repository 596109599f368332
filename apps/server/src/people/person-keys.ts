import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

/** By what a person's bookings, sessions and messages are found: their own and those of the duplicates merged into them. */
export interface PersonKeys {
  /** Ids of accounts; for people without one also the stand-in that owns their sessions (`getSessionOwnerId`). */
  memberIds: string[];
  /** Addresses as they are compared. */
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

const namesOfOwner: PreparedStatement = {
  name: 'names_of_owner',
  text: `SELECT one.id, one.member_id AS "memberId"
    FROM people own
    JOIN people one ON one.branch_id = own.branch_id
      AND (one.id = coalesce(own.merged_into, own.id) OR one.merged_into = coalesce(own.merged_into, own.id))
    WHERE own.branch_id = $1 AND (own.member_id = $2 OR own.id = $3::uuid)`,
};

/** Every name in which the person behind an owner of sessions may have had something: before their account, before a merge. */
export async function listSessionOwnerIds(
  db: QueryExecutor,
  branchId: string,
  owner: string,
): Promise<string[]> {
  const rows = await db.run<{ id: string; memberId: string | null }>(namesOfOwner, [
    branchId,
    owner,
    parsePlaceholderPersonId(owner),
  ]);
  return [...new Set([owner, ...rows.flatMap(ownersOf)])];
}

/** Who owns the sessions of somebody without an account, until they have one: then these become the member's. */
export function toPlaceholderMemberId(personId: string): string {
  return `person:${personId}`;
}

/** In whose name a record may have sessions: its account's, and its own from before there was one. */
function ownersOf({ id, memberId }: { id: string; memberId: string | null }): string[] {
  return memberId ? [memberId, toPlaceholderMemberId(id)] : [toPlaceholderMemberId(id)];
}

/** In whose name sessions are given to a person. */
export function getSessionOwnerId({ id, memberId }: { id: string; memberId: string | null }): string {
  return memberId ?? toPlaceholderMemberId(id);
}

/** The record that a stand-in stands for; null for an account, and for nobody. */
export function parsePlaceholderPersonId(owner: string | null): string | null {
  return owner?.startsWith(toPlaceholderMemberId('')) ? owner.slice(toPlaceholderMemberId('').length) : null;
}
