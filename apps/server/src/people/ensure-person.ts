import { normaliseEmail } from '@studio/domain/people/email';
import { v7 as uuidv7 } from 'uuid';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { PersonSource } from './tables.ts';

/** Somebody as a booking, an account or a list tells of them. */
export interface PersonDetails {
  branchId: string;
  /** `sub` of their account, when it is they who act. */
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

/** Two who meet somebody for the first time at the same moment write one person. */
const addPerson: PreparedStatement = {
  name: 'add_person',
  text: `INSERT INTO people (branch_id, id, member_id, email, email_key, first_name, last_name, phone, source, created_at, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
    ON CONFLICT DO NOTHING RETURNING id`,
};

/**
 * Writes down who somebody is, once; whoever is known already stays as they are. Returns the person's id: for a member
 * their own, for everybody else the one with that address. In the transaction of what they did, at its end.
 */
export async function ensurePerson(tx: QueryExecutor, known: PersonDetails, now: Date): Promise<string> {
  const { branchId, memberId, email, firstName, lastName, phone, source } = known;
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
  // Somebody else was faster, or a member's address stands with a person who has no account (yet).
  const other = await find();
  if (other) return other;
  await tx.run(addPerson, [branchId, id, memberId, null, null, firstName, lastName, phone, source, now]);
  return id;
}
