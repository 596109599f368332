import { normaliseEmail } from '@studio/domain/people/email';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { PersonSource } from './tables.ts';

/** Details of a person who has contact with the studio, such as a booking or a tour. */
export interface PersonDetails {
  branchId: string;
  /** `sub` of the person's account; only when the account holder acts, null otherwise. */
  memberId: string | null;
  email: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  source: PersonSource;
}

const findByMember: PreparedStatement = {
  name: 'person_of_member',
  text: 'SELECT id FROM people WHERE branch_id = $1 AND member_id = $2',
};

const findByEmail: PreparedStatement = {
  name: 'person_of_email',
  text: 'SELECT id FROM people WHERE branch_id = $1 AND email_key = $2',
};

/**
 * Inserts a person unless they exist. If two concurrent requests are a person's first contact with the studio, only one
 * inserts the row.
 */
const addPerson: PreparedStatement = {
  name: 'add_person',
  text: `INSERT INTO people (branch_id, id, member_id, email, email_key, first_name, last_name, phone, source, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
    ON CONFLICT DO NOTHING RETURNING id`,
};

/**
 * Inserts a person unless they exist; never changes an existing person. Returns the id: for a member, of their own
 * person; for a guest, of the person with the email address. Call it at the end of the transaction that makes the
 * person known.
 */
export async function ensurePerson(tx: QueryExecutor, details: PersonDetails, now: Date): Promise<string> {
  const { branchId, memberId, email, firstName, lastName, phone, source } = details;
  const emailKey = email ? normaliseEmail(email) : null;
  const find = async () => {
    const [statement, key] = memberId ? [findByMember, memberId] : [findByEmail, emailKey];
    const [row] = await tx.run<{ id: string }>(statement, [branchId, key]);
    return row?.id ?? null;
  };
  const found = await find();
  if (found) return found;
  const id = uuidv7();
  const values = [memberId, email, emailKey, firstName, lastName, phone, source, now];
  const [added] = await tx.run<{ id: string }>(addPerson, [branchId, id, ...values]);
  if (added) return id;
  // A concurrent request inserted the person, or the member's email address belongs to a person without an account.
  const other = await find();
  if (other) return other;
  await tx.run(addPerson, [branchId, id, memberId, null, null, firstName, lastName, phone, source, now]);
  return id;
}
