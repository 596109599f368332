/**
 * SQL condition: the client `p` of branch $1, or a duplicate merged into them, is in the file of an import that isn't
 * undone.
 */
export const isImportedSql = `EXISTS (SELECT 1 FROM people o
    JOIN import_rows r ON r.branch_id = o.branch_id AND r.person_id = o.id
    JOIN imports i ON i.branch_id = r.branch_id AND i.id = r.import_id
    WHERE o.branch_id = $1 AND (o.id = p.id OR o.merged_into = p.id) AND i.status = 'DONE')`;

/** SQL of the ids of the imported clients of branch $1: of the import $2, or of all imports if $2 is null. */
export const importedIdsSql = `SELECT DISTINCT coalesce(o.merged_into, o.id) AS id
  FROM imports i
  JOIN import_rows r ON r.branch_id = i.branch_id AND r.import_id = i.id
  JOIN people o ON o.branch_id = r.branch_id AND o.id = r.person_id
  WHERE i.branch_id = $1 AND i.status = 'DONE' AND ($2::uuid IS NULL OR i.id = $2::uuid)`;

/** SQL of the ids of the clients of branch $1 who have an account, or a duplicate with one. */
export const accountIdsSql = `SELECT DISTINCT coalesce(merged_into, id) AS id FROM people
  WHERE branch_id = $1 AND member_id IS NOT NULL`;

/** SQL of the ids of the clients of branch $1 who have an invitation, or a duplicate with one. */
export const invitedIdsSql = `SELECT DISTINCT coalesce(d.merged_into, d.id) AS id
  FROM client_invitations c JOIN people d ON d.branch_id = c.branch_id AND d.id = c.person_id
  WHERE c.branch_id = $1`;

/** SQL condition: the client `p` of branch $1, or a duplicate merged into them, has an account. */
export const hasAccountSql = `EXISTS (SELECT 1 FROM people a
    WHERE a.branch_id = $1 AND (a.id = p.id OR a.merged_into = p.id) AND a.member_id IS NOT NULL)`;

/** SQL condition: the client `p` has an email address that no one else uses. */
export const hasOwnEmailSql = '(p.email IS NOT NULL AND p.email_key IS NOT NULL)';
