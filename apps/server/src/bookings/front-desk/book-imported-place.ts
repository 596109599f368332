import type { BookingPayment } from '@studio/domain/people-import/parse-booking-row';
import { getBestPrice } from '@studio/domain/pricing/price';
import { v7 as uuidv7 } from 'uuid';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { takeSessions } from '../../entitlements/session-ledger.ts';
import { lockPerson, type PersonRow } from '../../people/find-person.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { takePlaceAsStaffStatement } from '../holds/place-statements.ts';
import { writeBookings } from '../write-bookings.ts';
import { countPersonPlaces, toPrincipalId } from './book-for-client.ts';

/** Number of days after the class for which a returned session of an imported booking can be used. */
const validDaysAfterClass = 30;

const sessionNames: Record<BookingPayment, string> = {
  paid: 'Paid in earlier system',
  pack: 'Pack in earlier system',
  membership: 'Membership in earlier system',
};

export interface ImportedPlaceInput {
  person: PersonRow;
  klass: ClassRow;
  payment: BookingPayment;
  /** Unique id of the imported row. */
  originId: string;
  actor: Actor;
}

/**
 * Books a place that the client booked in an earlier system. Pays for the place with one session that is granted for
 * it, because the earlier system has taken the money or the session. A free cancellation returns this session
 * (handbook: privacy 8). Emails no one. Returns a sentence instead if the class has started or is full, or if the
 * client already has a place in it.
 */
export async function bookImportedPlace(
  tx: QueryExecutor,
  { person, klass, payment, originId, actor }: ImportedPlaceInput,
  now: Date,
): Promise<{ bookingId: string; entitlementId: string } | { problem: string }> {
  const { branchId, id: classId, activityId, startsAt } = klass;
  if (startsAt <= now) return { problem: 'The class has started. We’ve left the booking out.' };
  await lockPerson(tx, person);
  if ((await countPersonPlaces(tx, person, classId)) > 0)
    return { problem: 'This client already has a place in this class. We’ve left the booking out.' };
  // Passes the waiting list, because the client booked before anyone could join it here.
  const taken = await tx.run(takePlaceAsStaffStatement, [branchId, classId, now, true]);
  if (taken.length === 0) return { problem: 'This class has no places left. We’ve left the booking out.' };
  const entitlementId = await grantEntitlement(
    tx,
    {
      branchId,
      memberId: getSessionOwnerId(person),
      kind: 'pack',
      productId: 'imported',
      name: sessionNames[payment],
      terms: {
        sessions: 1,
        covers: [activityId],
        offPeakOnly: false,
        shareable: false,
        onlyWhen: null,
        memberDiscountPercent: 0,
      },
      startsAt: now,
      expiresAt: new Date(startsAt.getTime() + validDaysAfterClass * 86_400_000),
      origin: 'import',
      originId,
      reason: 'GRANTED',
      actor,
    },
    now,
  );
  if (!entitlementId) throw new Error(`The imported booking ${originId} has been written before.`);
  const bookingId = await writeBooking(tx, { person, klass, entitlementId, actor }, now);
  const movement = { branchId, entitlementId, subjectId: bookingId, sessions: 1, actor };
  await takeSessions(tx, 'BOOKED', movement, now);
  return { bookingId, entitlementId };
}

async function writeBooking(
  tx: QueryExecutor,
  {
    person,
    klass,
    entitlementId,
    actor,
  }: Pick<ImportedPlaceInput, 'person' | 'klass' | 'actor'> & { entitlementId: string },
  now: Date,
): Promise<string> {
  const { firstName, lastName, email, phone } = person;
  const orderId = uuidv7();
  const [bookingId = ''] = await writeBookings(
    tx,
    {
      branchId: klass.branchId,
      orderId,
      classId: klass.id,
      clientId: `import:${orderId}`,
      principalId: toPrincipalId(person),
      paymentId: null,
      paymentMethod: 'ENTITLEMENT',
      entitlementId,
      reason: 'imported from an earlier system',
      hasPerson: true,
      isImported: true,
      details: {
        customer: { title: null, firstName, lastName, email: email ?? '', phone },
        attendeeNames: [`${firstName} ${lastName}`.trim()],
        prices: [{ ...getBestPrice(klass.pricePence, [], klass.currency), finalPence: 0 }],
      },
      termsVersion: null,
      termsAcceptedAt: null,
    },
    actor,
    now,
  );
  return bookingId;
}
