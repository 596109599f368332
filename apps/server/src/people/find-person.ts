import { normaliseEmail } from '@studio/domain/people/email';
import { and, eq } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { toPlaceholderMemberId } from './person-keys.ts';
import { people } from './tables.ts';

const placeholderPrefix = toPlaceholderMemberId('');

export type PersonRow = Omit<typeof people.$inferSelect, 'search'>;

const columns = {
  branchId: people.branchId,
  id: people.id,
  memberId: people.memberId,
  email: people.email,
  emailKey: people.emailKey,
  firstName: people.firstName,
  lastName: people.lastName,
  phone: people.phone,
  source: people.source,
  mergedInto: people.mergedInto,
  createdAt: people.createdAt,
  updatedAt: people.updatedAt,
};

/** Returns a person; for a merged person, the surviving one. */
export async function findPerson(db: QueryExecutor, branchId: string, id: string): Promise<PersonRow | null> {
  const of = (personId: string) => and(eq(people.branchId, branchId), eq(people.id, personId));
  const [row] = await db.orm.select(columns).from(people).where(of(id));
  if (!row?.mergedInto) return row ?? null;
  const [survivor] = await db.orm.select(columns).from(people).where(of(row.mergedInto));
  return survivor ?? null;
}

const lock: PreparedStatement = {
  name: 'lock_person',
  text: 'SELECT id FROM people WHERE branch_id = $1 AND id = $2 FOR UPDATE',
};

/** Locks a person until the transaction ends, so that concurrent changes run one after the other. */
export async function lockPerson(tx: QueryExecutor, { branchId, id }: Pick<PersonRow, 'branchId' | 'id'>) {
  await tx.run(lock, [branchId, id]);
}

const ofMember: PreparedStatement = {
  name: 'person_id_of_member',
  text: 'SELECT coalesce(merged_into, id) AS id FROM people WHERE branch_id = $1 AND member_id = $2',
};

const ofAddress: PreparedStatement = {
  name: 'person_id_of_address',
  text: 'SELECT coalesce(merged_into, id) AS id FROM people WHERE branch_id = $1 AND email_key = $2',
};

/**
 * Finds the person of a booking by account id or placeholder id; by email address only if the booking has neither.
 * Returns null when no one matches. For a placeholder id, returns the person in it, even if they were merged into
 * another person since.
 */
export async function findPersonIdByBooking(
  db: QueryExecutor,
  booking: { branchId: string; principalId: string | null; email: string },
): Promise<string | null> {
  const { branchId, principalId, email } = booking;
  if (principalId?.startsWith(placeholderPrefix)) return principalId.slice(placeholderPrefix.length);
  const [statement, key] = principalId ? [ofMember, principalId] : [ofAddress, normaliseEmail(email)];
  const [row] = await db.run<{ id: string }>(statement, [branchId, key]);
  return row?.id ?? null;
}
