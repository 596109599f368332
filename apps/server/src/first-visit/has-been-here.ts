import { comparableEmail } from '@studio/domain/people/email';
import { haveBeenHere } from '../bookings/earlier-visits.ts';
import type { Queries, Statement } from '../platform/database.ts';

/** The person who would be asked: by account when there is one, else by email address. */
export interface Asked {
  branchId: string;
  memberId: string | null;
  email: string;
}

/** Whether an import says that the person was a client in an earlier system. */
const wasImported: Statement = {
  name: 'first_visit_was_imported',
  text: `SELECT id FROM people
    WHERE branch_id = $1 AND source = 'import' AND (member_id = $2::text OR email_key = $3::text) LIMIT 1`,
};

/** Whether someone has been to a class before, here or in the system that the studio imported its clients from. */
export async function hasBeenHere(db: Queries, asked: Asked, now: Date): Promise<boolean> {
  const { branchId, memberId } = asked;
  const email = comparableEmail(asked.email);
  const accounts = memberId ? [memberId] : [];
  const visits = await db.run(haveBeenHere, [branchId, accounts, [email], now]);
  if (visits.length > 0) return true;
  return (await db.run(wasImported, [branchId, memberId, email])).length > 0;
}
