import { findPerson, type PersonRow } from '../../people/find-person.ts';
import { loadPersonKeys, type PersonKeys, toPlaceholderMemberId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database.ts';

/** Somebody with everything that is theirs: all their records, accounts and addresses. */
export interface LinkedRecords extends PersonKeys {
  branchId: string;
  person: PersonRow;
  /** Ids of their records: their own, and those that were merged into it. */
  ids: string[];
  /** `sub` of their accounts; none, one, or of a merge two. */
  accounts: string[];
}

const records: PreparedStatement = {
  name: 'records_of_person',
  text: `SELECT id, member_id AS "memberId" FROM people WHERE branch_id = $1 AND (id = $2 OR merged_into = $2)`,
};

/** Whose records a person's are. Refuses with not_found, also when what named them has been erased. */
export async function findLinkedRecords(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<LinkedRecords> {
  const person = await findPerson(db, branchId, personId);
  if (!person) throw new AppError('not_found', 'This person is not known.');
  const rows = await db.run<{ id: string; memberId: string | null }>(records, [branchId, person.id]);
  const keys = await loadPersonKeys(db, branchId, person.id);
  return {
    ...keys,
    branchId,
    person,
    ids: rows.map(({ id }) => id),
    accounts: rows.flatMap(({ memberId }) => memberId ?? []),
  };
}

/** Who owns what they have without an account. */
export function listGuestOwnerIds({ ids }: LinkedRecords): string[] {
  return ids.map(toPlaceholderMemberId);
}

/** Their name as the staff know it; the address without one. */
export function getPersonName({ person }: Pick<LinkedRecords, 'person'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email || '';
}
