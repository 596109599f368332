import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Reason to keep an imported person who has used sessions. */
export const usedSessionsReason = 'They’ve used sessions.';

/**
 * Selects the first reason to keep an imported person; null when the person can be removed. Sessions that the import
 * granted and its undo took back are no reason.
 */
const retentionReason: PreparedStatement = {
  name: 'imported_person_keep_reason',
  text: `SELECT CASE
      WHEN p.member_id IS NOT NULL THEN 'They have an account now.'
      WHEN p.merged_into IS NOT NULL OR EXISTS (
        SELECT 1 FROM people o WHERE o.branch_id = p.branch_id AND o.merged_into = p.id) THEN 'They’ve been merged with another client.'
      WHEN EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = p.branch_id AND (
        b.principal_id = 'person:' || p.id OR (b.principal_id IS NULL AND lower(b.email) = p.email_key))) THEN 'They’ve booked a class.'
      WHEN EXISTS (SELECT 1 FROM tours t WHERE t.branch_id = p.branch_id AND t.principal_id IS NULL
        AND lower(t.email) = p.email_key) THEN 'They’ve booked a tour.'
      WHEN EXISTS (SELECT 1 FROM waiting_entries w WHERE w.branch_id = p.branch_id AND (
        w.principal_id = 'person:' || p.id OR (w.principal_id IS NULL AND lower(w.email) = p.email_key))) THEN 'They’ve joined a waiting list.'
      WHEN EXISTS (SELECT 1 FROM desk_payments d WHERE d.branch_id = p.branch_id AND d.person_id = p.id) THEN 'They’ve paid at the front desk.'
      WHEN EXISTS (SELECT 1 FROM memberships m WHERE m.branch_id = p.branch_id AND m.member_id = 'person:' || p.id
        AND m.status <> 'ENDED') THEN 'They have a membership.'
      WHEN EXISTS (SELECT 1 FROM person_notes n WHERE n.branch_id = p.branch_id AND n.person_id = p.id
        AND n.removed_at IS NULL) THEN 'There’s a note on their profile.'
      WHEN EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = p.branch_id AND e.member_id = 'person:' || p.id
        AND ((e.origin <> 'import' AND e.origin_id NOT LIKE 'import:%') OR e.balance > 0)) THEN 'They have other sessions.'
      WHEN EXISTS (SELECT 1 FROM entitlement_movements m
        JOIN entitlements e ON e.branch_id = m.branch_id AND e.id = m.entitlement_id
        WHERE e.branch_id = p.branch_id AND e.member_id = 'person:' || p.id
          AND m.reason NOT IN ('GRANTED', 'CORRECTED')) THEN '${usedSessionsReason}'
      WHEN EXISTS (SELECT 1 FROM import_rows r WHERE r.branch_id = p.branch_id AND r.person_id = p.id AND r.import_id <> $3
        AND r.row_key IS NOT NULL) THEN 'Another import is about them too.'
      WHEN p.updated_at > p.created_at THEN 'Their details have changed.'
    END AS why
    FROM people p WHERE p.branch_id = $1 AND p.id = $2 FOR UPDATE OF p`,
};

const removePerson: PreparedStatement = {
  name: 'remove_imported_person',
  text: `WITH invited AS (DELETE FROM client_invitations WHERE branch_id = $1 AND person_id = $2)
    DELETE FROM people WHERE branch_id = $1 AND id = $2`,
};

/**
 * Removes a person whom an import added, unless they have been active since then. Returns the reason why they stay;
 * null when removed.
 */
export async function removeImportedPerson(
  tx: QueryExecutor,
  { branchId, importId, personId }: { branchId: string; importId: string; personId: string },
): Promise<string | null> {
  const [person] = await tx.run<{ why: string | null }>(retentionReason, [branchId, personId, importId]);
  if (person?.why) return person.why;
  await tx.run(removePerson, [branchId, personId]);
  return null;
}
