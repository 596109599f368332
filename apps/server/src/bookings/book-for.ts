import { takeSessions } from '../entitlements/move-sessions.ts';
import { takeAtDesk } from '../payments/desk-payments.ts';
import { lockPerson, type PersonRow } from '../people/find-person.ts';
import { personKeys, standIn } from '../people/person-keys.ts';
import type { Actor } from '../platform/audit.ts';
import { type Queries, type Statement, sqlState, uniqueViolation } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { lockOwnPlaces } from './own-place.ts';
import { type JudgedPayment, judgePayment, type StaffPayment } from './pay-for-somebody.ts';
import { reclaimLapsed, takePlaceByStaff } from './place-statements.ts';
import { writeBookings } from './write-bookings.ts';

/** A place in a class that staff book for somebody. */
export interface BookingWish {
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
type BookedFor = Pick<BookingWish, 'orderId' | 'person' | 'guestName' | 'reason' | 'actor'>;

/** Takes the place of a booking, in its transaction; whoever finds none refuses. */
type TakePlace = (tx: Queries, now: Date) => Promise<void>;

/**
 * Books a place for somebody, with what pays for it, in one transaction. Asked again with the same order it answers the
 * same booking. Never more than the class holds; with a reason past its waiting list. Refuses as the contract of
 * /admin/bookings/book says.
 */
export async function bookFor(services: Services, wish: BookingWish): Promise<BookingRow> {
  const { database, clock } = services;
  const { branchId } = wish.person;
  const klass = await findClass(database, branchId, wish.classId, clock.now());
  if (!klass) throw new Refused('not_found');
  return bookOnce(services, wish, async () => {
    if (wish.pay.kind === 'complimentary' && !wish.reason) throw new Refused('reason_needed');
    const paid = await judgePayment(services, { ...wish, klass });
    const due = paid.desk?.amountPence ?? paid.duePence;
    if (wish.expectPence !== undefined && wish.pay.kind !== 'credit' && due !== wish.expectPence)
      throw new Refused('price_changed');
    await database.run(reclaimLapsed, [branchId, klass.id, clock.now()]);
    const { reason, classId } = wish;
    await settleFor(services, { wish, classId, paid }, (tx, now) =>
      takeOneByStaff(tx, { branchId, classId, reason }, now),
    );
  });
}

/** Runs work that writes the bookings of an order, once; who comes second is given what the first has made. */
export async function bookOnce(
  { database }: Services,
  { orderId, person: { branchId } }: Pick<BookingWish, 'orderId' | 'person'>,
  work: () => Promise<void>,
): Promise<BookingRow> {
  const [before] = await findOrder(database, branchId, orderId);
  if (before) return before;
  try {
    await work();
  } catch (error) {
    const [meanwhile] = await findOrder(database, branchId, orderId);
    if (!meanwhile || !(error instanceof Refused || sqlState(error) === uniqueViolation)) throw error;
    return meanwhile;
  }
  const [made] = await findOrder(database, branchId, orderId);
  if (!made) throw new Error(`The order ${orderId} has no booking.`);
  return made;
}

/** Writes the booking with its place, its session or its money at the desk, together or not at all. */
export async function settleFor(
  services: Services,
  { wish, classId, paid }: { wish: BookedFor; classId: string; paid: JudgedPayment },
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
  return memberId ?? (email ? null : standIn(id));
}

function factsOf({ person, guestName }: BookedFor, { price }: JudgedPayment) {
  const { firstName, lastName, email, phone } = person;
  return {
    customer: { title: null, firstName, lastName, email: email ?? '', phone },
    attendeeNames: [guestName || `${firstName} ${lastName}`.trim()],
    prices: [price],
  };
}

async function takePayment(
  tx: Queries,
  {
    wish,
    classId,
    paid: { credit, desk, price },
    bookingId: subjectId,
  }: { wish: BookedFor; classId: string; paid: JudgedPayment; bookingId: string },
  now: Date,
): Promise<void> {
  const { person, orderId, actor, reason } = wish;
  const { branchId, id: personId } = person;
  if (credit) {
    const of = { branchId, classId, memberId: credit.memberId };
    if (!credit.terms.shareable && (await lockOwnPlaces(tx, of)) > 1)
      throw new Refused('not_covered', `${credit.name} pays for one place, their own. Nothing was taken.`);
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
    await takeAtDesk(tx, { ...taking, ...desk, currency, note: reason ?? null, takenBy: actor }, now);
  }
}

const placesOf: Statement = {
  name: 'places_of_person_in_class',
  text: `SELECT count(*)::int AS places FROM bookings
    WHERE branch_id = $1 AND class_id = $2 AND status <> 'CANCELLED'
      AND (principal_id = ANY ($3::text[]) OR (principal_id IS NULL AND lower(email) = ANY ($4::text[])))`,
};

/** How many places of a class somebody has. */
export async function placesOfPerson(
  db: Queries,
  { branchId, id }: Pick<PersonRow, 'branchId' | 'id'>,
  classId: string,
): Promise<number> {
  const { memberIds, emailKeys } = await personKeys(db, branchId, id);
  const [row] = await db.run<{ places: number }>(placesOf, [branchId, classId, memberIds, emailKeys]);
  return row?.places ?? 0;
}

async function refuseSecond(tx: Queries, { person, guestName }: BookedFor, classId: string): Promise<void> {
  if (!guestName && (await placesOfPerson(tx, person, classId)) > 0) throw new Refused('already_booked');
}

const whyNone: Statement = {
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
export async function takeOneByStaff(
  tx: Queries,
  { branchId, classId, reason }: { branchId: string; classId: string; reason: string | undefined },
  now: Date,
): Promise<void> {
  const taken = await tx.run(takePlaceByStaff, [branchId, classId, now, Boolean(reason)]);
  if (taken.length > 0) return;
  const [why] = await tx.run<WhyNone>(whyNone, [branchId, classId, now]);
  if (why?.over) throw new Refused('class_begun', 'This class is over.');
  if (why?.status === 'ON' && why.free && why.offering && !reason) {
    const who = why.waiting === 1 ? 'One person waits' : `${why.waiting} people wait`;
    throw new Refused('reason_needed', `${who} for this place. Say why it goes past them.`);
  }
  throw new Refused('slot_unavailable');
}
