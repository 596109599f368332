import { getMailbox } from '../people/mailbox.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Serialises holds and bookings of a branch's tours until the transaction ends. */
const lock: PreparedStatement = {
  name: 'lock_tours',
  text: `SELECT pg_advisory_xact_lock(hashtext('tours:' || $1))::text AS locked`,
};

export async function lockTours(tx: QueryExecutor, branchId: string): Promise<void> {
  await tx.run(lock, [branchId]);
}

/** Selects all upcoming tours. These are at most a few hundred rows, because each tour takes a slot. */
const upcoming: PreparedStatement = {
  name: 'upcoming_tours',
  text: `SELECT email, client_id AS "clientId", principal_id AS "principalId" FROM tours
    WHERE branch_id = $1 AND status = 'CONFIRMED' AND starts_at > $2::timestamptz`,
};

interface Visitor {
  branchId: string;
  clientId: string;
  principalId: string | null;
  email: string;
}

/**
 * Throws AppError already_booked when the browser, the member or the mailbox has an upcoming tour (handbook: tours 5).
 * The message is the same in each case, so it doesn't reveal a booking. Needs `lockTours`.
 */
export async function assertNoUpcomingTour(tx: QueryExecutor, visitor: Visitor, now: Date): Promise<void> {
  const { branchId, clientId, principalId } = visitor;
  const mailbox = getMailbox(visitor.email);
  const open = await tx.run<Omit<Visitor, 'branchId'>>(upcoming, [branchId, now]);
  const isOwnTour = (tour: Omit<Visitor, 'branchId'>) =>
    tour.clientId === clientId ||
    (principalId !== null && tour.principalId === principalId) ||
    getMailbox(tour.email) === mailbox;
  if (open.some(isOwnTour)) throw new AppError('already_booked', oneTour);
}

const oneTour =
  'You can only have one studio tour booked at a time. Move or cancel yours with the link in your confirmation email.';
