import { findPerson, type PersonRow } from '../../people/find-person.ts';
import { loadPersonKeys, type PersonKeys, toPlaceholderMemberId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Person with all their people rows, accounts and email addresses. */
export interface LinkedRecords extends PersonKeys {
  branchId: string;
  person: PersonRow;
  /** Ids of the person's people rows, including rows merged into them. */
  ids: string[];
  /** `sub` of the person's accounts: none, one, or several after a merge. */
  accounts: string[];
}

const records: PreparedStatement = {
  name: 'linked_records_of_person',
  text: `SELECT id, member_id AS "memberId" FROM people WHERE branch_id = $1 AND (id = $2 OR merged_into = $2)`,
};

/** Loads everything that identifies a person's data. Throws AppError not_found for an unknown person. */
export async function loadLinkedRecords(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<LinkedRecords> {
  const person = await findPerson(db, branchId, personId);
  if (!person) throw new AppError('not_found', 'We can’t find this client.');
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

/** Returns the placeholder ids that own data from before the person had an account. */
export function listPlaceholderMemberIds({ ids }: LinkedRecords): string[] {
  return ids.map(toPlaceholderMemberId);
}

/** Returns the person's name, or their email address when they have no name. */
export function getPersonName({ person }: Pick<LinkedRecords, 'person'>): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email || '';
}
