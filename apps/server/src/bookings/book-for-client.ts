import { takeSessions } from '../entitlements/session-ledger.ts';
import { recordDeskPayment } from '../payments/desk-payments.ts';
import { lockPerson, type PersonRow } from '../people/find-person.ts';
import { loadPersonKeys, toPlaceholderMemberId } from '../people/person-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import {
  getSqlState,
  type PreparedStatement,
  type QueryExecutor,
  uniqueViolationState,
} from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { type BookingRow, findBookingsOfOrder } from './booking-store.ts';
import { lockAndCountMemberPlaces } from './member-places-in-class.ts';
import { reclaimLapsedHoldsStatement, takePlaceAsStaffStatement } from './place-statements.ts';
import { type CheckedStaffPayment, checkStaffPayment, type StaffPayment } from './staff-payment.ts';
import { writeBookings } from './write-bookings.ts';

/** A place in a class that staff book for somebody. */
export interface ClientBookingInput {
  /** Made by the page: bookings are made once for it. */
  orderId: string;
  person: PersonRow;
  classId: string;
  pay: StaffPayment;
  /** What the page said it costs, in pence; another price is refused. */
  expectPence: number | undefined;
  /** Somebody whom the person brings. */
  guestName: string | undefined;
  reason: string | undefined;
  actor: Extract<Actor, `staff:${string}`>;
}

/** The same for any class: who comes, and who books it. */
type BookedFor = Pick<ClientBookingInput, 'orderId' | 'person' | 'guestName' | 'reason' | 'actor'>;

/** Takes the place of a booking, in its transaction; whoever finds none refuses. */
type TakePlace = (tx: QueryExecutor, now: Date) => Promise<void>;

/**
 * Books a place for somebody, with what pays for it, in one transaction. Asked again with the same order it answers the
 * same booking. Never more than the class holds; with a reason past its waiting list. Refuses as the contract of
 * /admin/bookings/book says.
 */
export async function bookForClient(services: Services, wish: ClientBookingInput): Promise<BookingRow> {
  const { database, clock } = services;
  const { branchId } = wish.person;
  const klass = await findClass(database, branchId, wish.classId, clock.now());
  if (!klass) throw new AppError('not_found');
  return createBookingOnce(services, wish, async () => {
    if (wish.pay.kind === 'complimentary' && !wish.reason) throw new AppError('reason_needed');
    const paid = await checkStaffPayment(services, { ...wish, klass });
    const due = paid.desk?.amountPence ?? paid.duePence;
    if (wish.expectPence !== undefined && wish.pay.kind !== 'credit' && due !== wish.expectPence)
      throw new AppError('price_changed');
    await database.run(reclaimLapsedHoldsStatement, [branchId, klass.id, clock.now()]);
    const { reason, classId } = wish;
    await createSettledBooking(services, { wish, classId, paid }, (tx, now) =>
      takePlaceAsStaff(tx, { branchId, classId, reason }, now),
    );
  });
}

/** Runs work that writes the bookings of an order, once; who comes second is given what the first has made. */
export async function createBookingOnce(
  { database }: Services,
  { orderId, person: { branchId } }: Pick<ClientBookingInput, 'orderId' | 'person'>,
  work: () => Promise<void>,
): Promise<BookingRow> {
  const [before] = await findBookingsOfOrder(database, branchId, orderId);
  if (before) return before;
  try {
    await work();
  } catch (error) {
    const [meanwhile] = await findBookingsOfOrder(database, branchId, orderId);
    if (!meanwhile || !(error instanceof AppError || getSqlState(error) === uniqueViolationState))
      throw error;
    return meanwhile;
  }
  const [made] = await findBookingsOfOrder(database, branchId, orderId);
  if (!made) throw new Error(`The order ${orderId} has no booking.`);
  return made;
}

/** Writes the booking with its place, its session or its money at the desk, together or not at all. */
export async function createSettledBooking(
  services: Services,
  { wish, classId, paid }: { wish: BookedFor; classId: string; paid: CheckedStaffPayment },
  take: TakePlace,
): Promise<void> {
  const { person, orderId, actor, reason } = wish;
  const { branchId } = person;
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    await lockPerson(tx, person);
    await refuseSecond(tx, wish, classId);
    await take(tx, now);
    const why = reason ? `booked by the studio: ${reason}` : 'booked by the studio';
    const { paymentMethod, entitlementId, duePence } = paid;
    const [bookingId = ''] = await writeBookings(
      tx,
      {
        branchId,
        orderId,
        classId,
        paymentMethod,
        entitlementId,
        duePence,
        why,
        clientId: `desk:${orderId}`,
        paymentId: null,
        principalId: principalOf(person),
        termsVersion: null,
        termsAcceptedAt: null,
        isKnown: true,
        facts: factsOf(wish, paid),
      },
      actor,
      now,
    );
    await takePayment(tx, { wish, classId, paid, bookingId }, now);
  });
}

/** By what a booking is found as theirs: their account, or for those with neither account nor address a stand-in. */
function principalOf({ id, memberId, email }: PersonRow): string | null {
  return memberId ?? (email ? null : toPlaceholderMemberId(id));
}

function factsOf({ person, guestName }: BookedFor, { price }: CheckedStaffPayment) {
  const { firstName, lastName, email, phone } = person;
  return {
    customer: { title: null, firstName, lastName, email: email ?? '', phone },
    attendeeNames: [guestName || `${firstName} ${lastName}`.trim()],
    prices: [price],
  };
}

async function takePayment(
  tx: QueryExecutor,
  {
    wish,
    classId,
    paid: { credit, desk, price },
    bookingId: subjectId,
  }: { wish: BookedFor; classId: string; paid: CheckedStaffPayment; bookingId: string },
  now: Date,
): Promise<void> {
  const { person, orderId, actor, reason } = wish;
  const { branchId, id: personId } = person;
  if (credit) {
    const of = { branchId, classId, memberId: credit.memberId };
    if (!credit.terms.shareable && (await lockAndCountMemberPlaces(tx, of)) > 1)
      throw new AppError('not_covered', `${credit.name} pays for one place, their own. Nothing was taken.`);
    await takeSessions(
      tx,
      'BOOKED',
      { branchId, entitlementId: credit.id, subjectId, sessions: 1, actor },
      now,
    );
  }
  if (desk) {
    const { currency } = price;
    const taking = { branchId, id: orderId, personId, subject: 'booking', subjectId } as const;
    await recordDeskPayment(tx, { ...taking, ...desk, currency, note: reason ?? null, takenBy: actor }, now);
  }
}

const placesOf: PreparedStatement = {
  name: 'places_of_person_in_class',
  text: `SELECT count(*)::int AS places FROM bookings
    WHERE branch_id = $1 AND class_id = $2 AND status <> 'CANCELLED'
      AND (principal_id = ANY ($3::text[]) OR (principal_id IS NULL AND lower(email) = ANY ($4::text[])))`,
};

/** How many places of a class somebody has. */
export async function countPersonPlaces(
  db: QueryExecutor,
  { branchId, id }: Pick<PersonRow, 'branchId' | 'id'>,
  classId: string,
): Promise<number> {
  const { memberIds, emailKeys } = await loadPersonKeys(db, branchId, id);
  const [row] = await db.run<{ places: number }>(placesOf, [branchId, classId, memberIds, emailKeys]);
  return row?.places ?? 0;
}

async function refuseSecond(
  tx: QueryExecutor,
  { person, guestName }: BookedFor,
  classId: string,
): Promise<void> {
  if (!guestName && (await countPersonPlaces(tx, person, classId)) > 0) throw new AppError('already_booked');
}

const whyNone: PreparedStatement = {
  name: 'why_no_place_by_staff',
  text: `SELECT status, listed, waiting_confirmed AS waiting, offering, taken < capacity AS free,
      starts_at + duration_min * interval '1 minute' <= $3::timestamptz AS over
    FROM classes WHERE branch_id = $1 AND id = $2`,
};

interface WhyNone {
  status: string;
  waiting: number;
  offering: boolean;
  free: boolean;
  over: boolean;
}

/**
 * Takes one place by the staff. Refuses with class_begun when the class is over, reason_needed when people wait for the
 * place, slot_unavailable when there is none.
 */
export async function takePlaceAsStaff(
  tx: QueryExecutor,
  { branchId, classId, reason }: { branchId: string; classId: string; reason: string | undefined },
  now: Date,
): Promise<void> {
  const taken = await tx.run(takePlaceAsStaffStatement, [branchId, classId, now, Boolean(reason)]);
  if (taken.length > 0) return;
  const [why] = await tx.run<WhyNone>(whyNone, [branchId, classId, now]);
  if (why?.over) throw new AppError('class_begun', 'This class is over.');
  if (why?.status === 'ON' && why.free && why.offering && !reason) {
    const who = why.waiting === 1 ? 'One person waits' : `${why.waiting} people wait`;
    throw new AppError('reason_needed', `${who} for this place. Say why it goes past them.`);
  }
  throw new AppError('slot_unavailable');
}
