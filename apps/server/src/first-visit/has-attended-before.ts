import { normaliseEmail } from '@studio/domain/people/email';
import { priorVisitsStatement } from '../bookings/prior-visits-statement.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

/** The person who would be asked: by account when there is one, else by email address. */
export interface FirstVisitPerson {
  branchId: string;
  memberId: string | null;
  email: string;
}

/** Whether an import says that the person was a client in an earlier system. */
const wasImported: PreparedStatement = {
  name: 'first_visit_was_imported',
  text: `SELECT id FROM people
    WHERE branch_id = $1 AND source = 'import' AND (member_id = $2::text OR email_key = $3::text) LIMIT 1`,
};

/** Whether someone has been to a class before, here or in the system that the studio imported its clients from. */
export async function hasAttendedBefore(
  db: QueryExecutor,
  asked: FirstVisitPerson,
  now: Date,
): Promise<boolean> {
  const { branchId, memberId } = asked;
  const email = normaliseEmail(asked.email);
  const accounts = memberId ? [memberId] : [];
  const visits = await db.run(priorVisitsStatement, [branchId, accounts, [email], now]);
  if (visits.length > 0) return true;
  return (await db.run(wasImported, [branchId, memberId, email])).length > 0;
}
