import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const erasePerson: PreparedStatement = {
  name: 'erase_person_of_member',
  text: `WITH mine AS (
      SELECT branch_id, id FROM people WHERE member_id = $1
    ), theirs AS (
      UPDATE people p SET member_id = NULL, email = NULL, email_key = NULL, first_name = '', last_name = '', phone = NULL
      FROM mine WHERE p.branch_id = mine.branch_id AND (p.id = mine.id OR p.merged_into = mine.id)
      RETURNING p.branch_id, p.id
    )
    UPDATE person_notes n SET text = '' FROM theirs
    WHERE n.branch_id = theirs.branch_id AND n.person_id = theirs.id`,
};

/** Deletes the classes that people attended in an earlier system. */
const eraseEarlierClasses: PreparedStatement = {
  name: 'erase_imported_visits',
  text: 'DELETE FROM imported_visits WHERE branch_id = $1 AND person_id = ANY($2::uuid[])',
};

/** Clears the keyed hashes and waiver dates of imported rows about people. */
const eraseRowKeys: PreparedStatement = {
  name: 'erase_import_row_keys',
  text: 'UPDATE import_rows SET row_key = NULL, membership_key = NULL, waiver_at = NULL WHERE branch_id = $1 AND person_id = ANY($2::uuid[])',
};

/** Deletes the invitations of people. Emails that aren't sent yet are then dropped. */
const eraseInvitations: PreparedStatement = {
  name: 'erase_client_invitations',
  text: 'DELETE FROM client_invitations WHERE branch_id = $1 AND person_id = ANY($2::uuid[])',
};

async function eraseImportedRecords(tx: QueryExecutor, branchId: string, ids: string[]): Promise<void> {
  await tx.run(eraseInvitations, [branchId, ids]);
  await tx.run(eraseEarlierClasses, [branchId, ids]);
  await tx.run(eraseRowKeys, [branchId, ids]);
}

/** Clears the personal data saved for undoing merges of a person, so the merges can't be undone any more. */
const eraseMerges: PreparedStatement = {
  name: 'erase_merge_snapshots',
  text: `UPDATE person_merges SET undone_at = coalesce(undone_at, now()), moved = moved || jsonb_build_object(
      'kept', '{"firstName": "", "lastName": "", "email": null, "emailKey": null, "phone": null}'::jsonb,
      'gone', '{"firstName": "", "lastName": "", "email": null, "emailKey": null, "phone": null}'::jsonb,
      'after', '{"firstName": "", "lastName": "", "email": null, "emailKey": null, "phone": null}'::jsonb)
    WHERE branch_id = $1 AND (survivor_id = ANY($2::uuid[]) OR duplicate_id = ANY($2::uuid[]))`,
};

const peopleOf: PreparedStatement = {
  name: 'people_of_member',
  text: `SELECT p.branch_id AS "branchId", p.id FROM people m
    JOIN people p ON p.branch_id = m.branch_id AND (p.id = m.id OR p.merged_into = m.id)
    WHERE m.member_id = $1`,
};

/**
 * Erases the personal data of a member's people rows. The rows stay, because records that the studio must keep for
 * accounting refer to them.
 */
export async function eraseMemberPerson(tx: QueryExecutor, memberId: string): Promise<void> {
  const memberPeople = await tx.run<{ branchId: string; id: string }>(peopleOf, [memberId]);
  for (const { branchId, id } of memberPeople) {
    await tx.run(eraseMerges, [branchId, [id]]);
    await eraseImportedRecords(tx, branchId, [id]);
  }
  await tx.run(erasePerson, [memberId]);
}

const erasePeople: PreparedStatement = {
  name: 'erase_people',
  text: `UPDATE people SET email = NULL, email_key = NULL, first_name = '', last_name = '', phone = NULL
    WHERE branch_id = $1 AND id = ANY($2::uuid[])`,
};

const eraseNotes: PreparedStatement = {
  name: 'erase_notes_of_people',
  text: `UPDATE person_notes SET text = '', removed_at = coalesce(removed_at, $3::timestamptz)
    WHERE branch_id = $1 AND person_id = ANY($2::uuid[])`,
};

/** Erases the personal data of people, the notes about them, and the values saved before a merge. */
export async function erasePersonRecords(
  tx: QueryExecutor,
  { branchId, ids }: { branchId: string; ids: string[] },
  now: Date,
): Promise<void> {
  await tx.run(eraseMerges, [branchId, ids]);
  await eraseImportedRecords(tx, branchId, ids);
  await tx.run(erasePeople, [branchId, ids]);
  await tx.run(eraseNotes, [branchId, ids, now]);
}
