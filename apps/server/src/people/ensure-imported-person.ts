import { normaliseEmail } from '@studio/domain/people/email';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { getSessionOwnerId } from './person-keys.ts';

const findExisting: PreparedStatement = {
  name: 'existing_imported_person',
  text: 'SELECT coalesce(merged_into, id) AS id FROM people WHERE branch_id = $1 AND email_key = $2',
};

const addImported: PreparedStatement = {
  name: 'add_imported_person',
  text: `INSERT INTO people (branch_id, id, email, email_key, first_name, last_name, phone, source, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'import', $8, $8)
    ON CONFLICT DO NOTHING RETURNING id`,
};

/**
 * Fills in the name and the phone number of a client who lacks them, and locks the row. Leaves `updated_at`, because
 * these details don't show that the client has been active. Leaves clients with an account.
 */
const fillIn: PreparedStatement = {
  name: 'fill_in_imported_details',
  text: `UPDATE people SET first_name = CASE WHEN first_name || last_name = '' THEN $3::text ELSE first_name END,
      last_name = CASE WHEN first_name || last_name = '' THEN $4::text ELSE last_name END,
      phone = coalesce(nullif(phone, ''), $5::text)
    WHERE branch_id = $1 AND id = $2 AND member_id IS NULL
      AND ((first_name || last_name = '' AND $3::text || $4::text <> '') OR (coalesce(phone, '') = '' AND $5::text IS NOT NULL))
    RETURNING id`,
};

const lockOwner: PreparedStatement = {
  name: 'lock_person_owner',
  text: 'SELECT id, member_id AS "memberId" FROM people WHERE branch_id = $1 AND id = $2 FOR UPDATE',
};

/** Person of an imported row. */
export interface ImportedPerson {
  id: string;
  isNew: boolean;
  /** Whether the row filled in details that an existing person lacked. */
  isCompleted: boolean;
}

/**
 * Returns the person of an imported row: a new one, or the existing one with the row's email address. The existing one
 * only gets details that were missing (handbook: privacy 7). A merged person resolves to the surviving one. A row without
 * an email address always creates a new person.
 */
export async function ensureImportedPerson(
  tx: QueryExecutor,
  details: {
    branchId: string;
    email: string | null;
    firstName: string;
    lastName: string;
    phone: string | null;
  },
  now: Date,
): Promise<ImportedPerson> {
  const { branchId, email, firstName, lastName, phone } = details;
  const emailKey = email ? normaliseEmail(email) : null;
  const find = async () => {
    const [existing] = emailKey ? await tx.run<{ id: string }>(findExisting, [branchId, emailKey]) : [];
    if (!existing) return null;
    const filledIn = await tx.run(fillIn, [branchId, existing.id, firstName, lastName, phone]);
    return { id: existing.id, isNew: false, isCompleted: filledIn.length > 0 };
  };
  const existing = await find();
  if (existing) return existing;
  const id = uuidv7();
  const [added] = await tx.run(addImported, [branchId, id, email, emailKey, firstName, lastName, phone, now]);
  if (added) return { id, isNew: true, isCompleted: false };
  return (await find()) ?? { id, isNew: false, isCompleted: false };
}

/**
 * Returns the id that owns a person's sessions. Locks the person's row, so that no one can merge or link the person
 * until the transaction ends.
 */
export async function lockSessionOwner(
  tx: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<string> {
  const [person] = await tx.run<{ id: string; memberId: string | null }>(lockOwner, [branchId, personId]);
  return getSessionOwnerId(person ?? { id: personId, memberId: null });
}
