import { oneToOneSubType } from '@studio/domain/entitlements/coverage-error';
import { getOneToOneCoverageError } from '@studio/domain/entitlements/one-to-one';
import { getBestPrice } from '@studio/domain/pricing/price';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { v7 as uuidv7 } from 'uuid';
import { listCurrentInstructors, listCurrentRooms } from '../catalogue/store.ts';
import { type EntitlementRow, findEntitlement } from '../entitlements/store.ts';
import { loadPersonKeys } from '../people/person-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assertNoClash } from '../timetable/assert-no-clash.ts';
import { lockTimetableForChange } from '../timetable/lock-timetable.ts';
import { listClosedDays } from '../timetable/store.ts';
import { classes } from '../timetable/tables.ts';
import type { BookingRow } from './booking-store.ts';
import {
  type ClientBookingInput,
  createBookingOnce,
  createSettledBooking,
} from './front-desk/book-for-client.ts';
import { isSameClient } from './front-desk/is-same-booking.ts';

export interface BookOneToOneInput extends Pick<ClientBookingInput, 'orderId' | 'person' | 'actor'> {
  entitlementId: string;
  instructorId: string;
  roomId: string;
  activityId: string;
  date: LocalDate;
  /** Start time in London, as 'HH:MM'. */
  startTime: string;
  durationMin: number;
}

/**
 * Books a one-to-one in one transaction: creates an unlisted class with one place, paid with one of the client's
 * sessions. Cancelling the booking cancels the class. Idempotent by `orderId`. Throws AppError not_found, not_covered,
 * entitlement_used_up, clash, class_begun, closed_day, bad_request, and idempotency_mismatch for another booking with
 * the same `orderId`.
 */
export async function bookOneToOne(services: Services, input: BookOneToOneInput): Promise<BookingRow> {
  const { database, clock, config } = services;
  const startsAt = toLondonInstant(input.date, input.startTime);
  const isSame = async (before: BookingRow) =>
    before.entitlementId === input.entitlementId &&
    before.startsAt.getTime() === startsAt.getTime() &&
    (await isSameClient(database, before, input));
  return createBookingOnce(services, { ...input, isSame }, async () => {
    const { branchId } = input.person;
    if (startsAt <= clock.now())
      throw new AppError('class_begun', 'This time has passed. Choose a later time.', {
        field: 'startTime',
      });
    const credit = await loadOwnCredit(services, input, startsAt);
    const instructor = (await listCurrentInstructors(database, branchId)).find(
      ({ id }) => id === input.instructorId,
    );
    if (!instructor) throw new AppError('bad_request', 'Choose an instructor.', { field: 'instructorId' });
    if (!(await listCurrentRooms(database, branchId)).some(({ id }) => id === input.roomId))
      throw new AppError('bad_request', 'Choose a room.', { field: 'roomId' });
    const pricePence = instructor.oneToOneFromPence ?? 0;
    const price = { ...getBestPrice(pricePence, [], config.currency), finalPence: 0 };
    const classId = uuidv7();
    const paid = { price, credit, entitlementId: credit.id, paymentMethod: 'ENTITLEMENT' as const };
    await createSettledBooking(
      services,
      {
        input: { ...input, guestName: undefined, reason: undefined },
        classId,
        paid: { ...paid, duePence: 0, desk: null, giftCard: null },
      },
      (tx) => createClass(tx, input, { id: classId, startsAt, pricePence, currency: config.currency }),
    );
  });
}

async function loadOwnCredit(
  { database }: Services,
  { person, entitlementId }: BookOneToOneInput,
  startsAt: Date,
): Promise<EntitlementRow> {
  const { branchId } = person;
  const credit = await findEntitlement(database, branchId, entitlementId);
  const { memberIds } = await loadPersonKeys(database, branchId, person.id);
  if (!credit || !memberIds.includes(credit.memberId)) throw new AppError('not_found');
  const error = getOneToOneCoverageError(credit, startsAt);
  if (error === 'not_enough_left') throw new AppError('entitlement_used_up');
  if (error)
    throw new AppError('not_covered', `${credit.name} doesn’t cover this 1:1. No sessions were used.`);
  return credit;
}

/** Creates the class with its one place taken. Throws AppError clash or closed_day. */
async function createClass(
  tx: QueryExecutor,
  { person: { branchId }, instructorId, roomId, activityId, date: localDate, durationMin }: BookOneToOneInput,
  details: { id: string; startsAt: Date; pricePence: number; currency: string },
): Promise<void> {
  await lockTimetableForChange(tx, branchId);
  const closed = await listClosedDays(tx, branchId, { from: localDate, to: localDate });
  if (closed.has(localDate)) throw new AppError('closed_day');
  const { startsAt } = details;
  const place = { roomId, instructorId, localDate, startsAt, durationMin };
  await assertNoClash(tx, branchId, [{ id: null, ...place }]);
  await tx.orm.insert(classes).values({
    branchId,
    ...details,
    ...place,
    activityId,
    classTypeId: oneToOneSubType,
    subType: oneToOneSubType,
    title: '1:1 class',
    difficulty: 'Tailored to you',
    description: 'A class for one person with their own instructor.',
    tags: [],
    capacity: 1,
    taken: 1,
    listed: false,
  });
}
