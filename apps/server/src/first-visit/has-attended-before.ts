import { normaliseEmail } from '@studio/domain/people/email';
import { priorVisitsStatement } from '../bookings/reading/prior-visits-statement.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Person identified by email address, and a member also by account. */
export interface VisitorIdentity {
  branchId: string;
  memberId: string | null;
  email: string;
}

/** Finds the person if they were imported from an earlier booking system. */
const wasImported: PreparedStatement = {
  name: 'first_visit_was_imported',
  text: `SELECT id FROM people
    WHERE branch_id = $1 AND source = 'import' AND (member_id = $2::text OR email_key = $3::text) LIMIT 1`,
};

/** Returns whether a person has attended a class here, or was a client in the imported system. */
export async function hasAttendedBefore(
  db: QueryExecutor,
  person: VisitorIdentity,
  now: Date,
): Promise<boolean> {
  const { branchId, memberId } = person;
  const email = normaliseEmail(person.email);
  const accounts = memberId ? [memberId] : [];
  const visits = await db.run(priorVisitsStatement, [branchId, accounts, [email], now]);
  if (visits.length > 0) return true;
  return (await db.run(wasImported, [branchId, memberId, email])).length > 0;
}
