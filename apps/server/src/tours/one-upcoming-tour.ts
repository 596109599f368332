import { mailboxOf } from '../people/mailbox.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

/** Held until the end of the transaction: tours of a branch are held and booked one after the other. */
const lock: PreparedStatement = {
  name: 'lock_tours',
  text: `SELECT pg_advisory_xact_lock(hashtext('tours:' || $1))::text AS locked`,
};

export async function lockTourBooker(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lock, [branchId]);
}

/** Upcoming tours of a branch: a few hundred at most, since each has a slot of its own. */
const upcoming: PreparedStatement = {
  name: 'upcoming_tours',
  text: `SELECT email, client_id AS "clientId", principal_id AS "principalId" FROM tours
    WHERE branch_id = $1 AND status = 'CONFIRMED' AND starts_at > $2::timestamptz`,
};

/** Who books a tour. */
interface Visitor {
  branchId: string;
  clientId: string;
  principalId: string | null;
  email: string;
}

/**
 * Refuses with already_booked when the browser, the member or the mailbox has an upcoming tour (handbook: tours 5). The sentence is the same
 * for each of them and does not say that there is one. Needs `lockTourBooker`.
 */
export async function assertNoUpcomingTour(tx: QueryExecutor, visitor: Visitor, now: Date): Promise<void> {
  const { branchId, clientId, principalId } = visitor;
  const mailbox = mailboxOf(visitor.email);
  const open = await tx.run<Omit<Visitor, 'branchId'>>(upcoming, [branchId, now]);
  const isTheirs = (tour: Omit<Visitor, 'branchId'>) =>
    tour.clientId === clientId ||
    (principalId !== null && tour.principalId === principalId) ||
    mailboxOf(tour.email) === mailbox;
  if (open.some(isTheirs)) throw new AppError('already_booked', oneTour);
}

const oneTour =
  'You can have one studio tour booked at a time. Move or cancel yours from the link in your confirmation email.';
