/**
 * SQL condition of the client `p` of branch $1: a file of an import that isn't undone contains them, or a duplicate
 * merged into them. `importId` is the SQL of the id of the only import that counts; NULL for all imports.
 */
export function isImportedSql(importId = 'NULL'): string {
  return `EXISTS (SELECT 1 FROM people o
    JOIN import_rows r ON r.branch_id = o.branch_id AND r.person_id = o.id
    JOIN imports i ON i.branch_id = r.branch_id AND i.id = r.import_id
    WHERE o.branch_id = $1 AND (o.id = p.id OR o.merged_into = p.id) AND i.status = 'DONE'
      AND (${importId}::uuid IS NULL OR i.id = ${importId}::uuid))`;
}

/** SQL condition: the client `p` of branch $1, or a duplicate merged into them, has an account. */
export const hasAccountSql = `EXISTS (SELECT 1 FROM people a
    WHERE a.branch_id = $1 AND (a.id = p.id OR a.merged_into = p.id) AND a.member_id IS NOT NULL)`;

/** SQL condition: the client `p` of branch $1, or a duplicate merged into them, has an invitation. */
export const isInvitedSql = `EXISTS (SELECT 1 FROM people d
    JOIN client_invitations c ON c.branch_id = d.branch_id AND c.person_id = d.id
    WHERE d.branch_id = $1 AND (d.id = p.id OR d.merged_into = p.id))`;

/** SQL condition: the client `p` has an email address that no one else uses. */
export const hasEmailSql = '(p.email IS NOT NULL AND p.email_key IS NOT NULL)';
