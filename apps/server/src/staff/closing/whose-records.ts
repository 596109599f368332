import { findPerson, type PersonRow } from '../../people/find-person.ts';
import { type PersonKeys, personKeys, standIn } from '../../people/person-keys.ts';
import type { Queries, Statement } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';

/** Somebody with everything that is theirs: all their records, accounts and addresses. */
export interface Whose extends PersonKeys {
  branchId: string;
  person: PersonRow;
  /** Ids of their records: their own, and those that were merged into it. */
  ids: string[];
  /** `sub` of their accounts; none, one, or of a merge two. */
  accounts: string[];
}

const records: Statement = {
  name: 'records_of_person',
  text: `SELECT id, member_id AS "memberId" FROM people WHERE branch_id = $1 AND (id = $2 OR merged_into = $2)`,
};

/** Whose records a person's are. Refuses with not_found, also when what named them has been erased. */
export async function whoseRecords(db: Queries, branchId: string, personId: string): Promise<Whose> {
  const person = await findPerson(db, branchId, personId);
  if (!person) throw new Refused('not_found', 'This person is not known.');
  const rows = await db.run<{ id: string; memberId: string | null }>(records, [branchId, person.id]);
  const keys = await personKeys(db, branchId, person.id);
  return {
    ...keys,
    branchId,
    person,
    ids: rows.map(({ id }) => id),
    accounts: rows.flatMap(({ memberId }) => memberId ?? []),
  };
}

/** Who owns what they have without an account. */
export function standIns({ ids }: Whose): string[] {
  return ids.map(standIn);
}

/** Their name as the staff know it; the address without one. */
export function nameOf({ person }: Pick<Whose, 'person'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email || '';
}
