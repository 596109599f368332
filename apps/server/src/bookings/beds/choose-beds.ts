import type { GetBedsResponse } from '@studio/contracts/beds';
import { isHoldLive } from '@studio/domain/bookings/hold';
import { type BedOwner, loadBedMap } from '../../beds/bed-map.ts';
import { findBedRequest } from '../../beds/bed-requests.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { type BookingAccessInput, loadOwnBooking } from '../booking-access.ts';
import { findHold } from '../holds/hold-store.ts';

/** Caller’s hold or booking, with its class. */
export interface BedPlace {
  branchId: string;
  owner: BedOwner;
  klass: ClassRow;
  places: number;
  /** Whether the hold or booking can still change its beds. */
  isOpen: boolean;
}

/** Input that names a hold of the caller’s browser or a booking that the caller may change. */
export interface BedPlaceInput {
  branchId: string;
  holdId: string | undefined;
  bookingId: string | undefined;
  key: string | undefined;
  caller: NonNullable<BookingAccessInput['caller']>;
}

/**
 * Returns the map of beds for a hold or booking (handbook: beds 4). Throws AppError not_found and hold_expired.
 */
export async function getBeds(services: Services, input: BedPlaceInput): Promise<GetBedsResponse> {
  return buildResponse(services.database, await loadPlace(services, input));
}

/**
 * Replaces the beds of a hold or booking with the chosen ones (handbook: beds 4). Throws AppError not_found,
 * hold_expired, bad_request for another number of beds, slot_unavailable if someone else has one of them, and
 * not_changeable.
 */
export async function chooseBeds(
  services: Services,
  input: BedPlaceInput & { beds: readonly number[] },
  actor: Actor,
): Promise<GetBedsResponse> {
  const place = await loadPlace(services, input);
  const { branchId, owner, klass, places, isOpen } = place;
  const beds = [...new Set(input.beds)];
  if (!klass.hasBedChoice || !isOpen)
    throw new AppError('not_changeable', 'You can’t choose a bed for this class any more.');
  if (beds.length !== places)
    throw new AppError('bad_request', 'Choose one bed for each place.', { field: 'beds' });
  return services.database.transaction(async (tx) => {
    const at = services.clock.now();
    const values = [branchId, owner.holdId ?? owner.bookingId, beds];
    await tx.run(owner.holdId ? chooseHoldBedsStatement : chooseBookingBedStatement, values);
    const response = await buildResponse(tx, place);
    const own = response.beds.filter(({ state }) => state === 'own').map(({ number }) => number);
    if (!beds.every((number) => own.includes(number)))
      throw new AppError('slot_unavailable', 'Someone has just taken that bed. Choose another one.');
    if (owner.bookingId) {
      const entry = { branchId, at, actor, subject: 'booking', subjectId: owner.bookingId } as const;
      await writeAudit(tx, [{ ...entry, action: 'BED_CHANGED', reason: 'chosen', detail: { beds } }]);
    }
    return response;
  });
}

/** Locks the hold and then its class, like every statement that takes places, and lets the trigger assign the beds. */
export const chooseHoldBedsStatement: PreparedStatement = {
  name: 'choose_hold_beds',
  text: `WITH mine AS (
      SELECT id, class_id FROM holds WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' FOR UPDATE
    ), klass AS (
      SELECT c.id FROM classes c JOIN mine ON mine.class_id = c.id WHERE c.branch_id = $1 FOR NO KEY UPDATE OF c
    )
    UPDATE holds SET wanted_beds = $3::int[] FROM mine, klass WHERE holds.branch_id = $1 AND holds.id = mine.id`,
};

/** Moves a booking to a bed that no one has. Locks the booking and then its class, like every cancellation. */
export const chooseBookingBedStatement: PreparedStatement = {
  name: 'choose_booking_bed',
  text: `WITH mine AS (
      SELECT class_id FROM bookings WHERE branch_id = $1 AND id = $2 AND status = 'CONFIRMED' FOR UPDATE
    ), klass AS (
      SELECT c.id FROM classes c JOIN mine ON mine.class_id = c.id WHERE c.branch_id = $1 FOR NO KEY UPDATE OF c
    )
    SELECT move_to_bed($1, klass.id, $2::uuid, ($3::int[])[1]) FROM klass`,
};

/** Builds the response with the map as the owner of a hold or booking sees it. */
export async function buildResponse(
  db: QueryExecutor,
  { branchId, owner, klass, places, isOpen }: BedPlace,
): Promise<GetBedsResponse> {
  const beds = await loadBedMap(db, klass, owner);
  const canChoose = klass.hasBedChoice && isOpen;
  const shown = klass.hasBedChoice ? beds : beds.filter(({ state }) => state === 'own');
  const request = canChoose ? await findBedRequest(db, branchId, owner) : null;
  return { ok: true, kind: klass.roomKind, canChoose, places, beds: shown, request };
}

/** Loads the caller's hold or booking. Throws AppError not_found and hold_expired. */
export async function loadPlace(services: Services, input: BedPlaceInput): Promise<BedPlace> {
  return input.holdId ? loadHeldPlace(services, input, input.holdId) : loadBookedPlace(services, input);
}

async function loadHeldPlace(
  { database, clock }: Services,
  { branchId, caller }: BedPlaceInput,
  holdId: string,
): Promise<BedPlace> {
  const now = clock.now();
  const hold = await findHold(database, branchId, holdId);
  if (hold?.clientId !== caller.clientId) throw new AppError('not_found');
  if (!isHoldLive(hold, now)) throw new AppError('hold_expired');
  const klass = await findClass(database, branchId, hold.classId, now);
  if (!klass) throw new AppError('not_found');
  return { branchId, owner: { holdId, bookingId: null }, klass, places: hold.places, isOpen: true };
}

async function loadBookedPlace(services: Services, input: BedPlaceInput): Promise<BedPlace> {
  const { branchId, bookingId = '', key, caller } = input;
  const booking = await loadOwnBooking(services, { branchId, bookingId, key, caller });
  const now = services.clock.now();
  const klass = await findClass(services.database, branchId, booking.classId, now);
  if (!klass) throw new AppError('not_found');
  const isOpen = booking.status === 'CONFIRMED' && klass.startsAt > now;
  return { branchId, owner: { holdId: null, bookingId }, klass, places: 1, isOpen };
}
