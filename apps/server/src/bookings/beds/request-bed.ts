import type { GetBedsResponse } from '@studio/contracts/beds';
import type { BedRequestMode } from '@studio/domain/beds/bed-request';
import { loadBedMap } from '../../beds/bed-map.ts';
import { replaceBedRequest } from '../../beds/bed-requests.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type BedPlace, type BedPlaceInput, buildResponse, loadPlace } from './choose-beds.ts';

const lockHold: PreparedStatement = {
  name: 'lock_hold_for_bed_request',
  text: `SELECT id FROM holds WHERE branch_id = $1 AND id = $2 AND status = 'LIVE' FOR UPDATE`,
};

const lockBooking: PreparedStatement = {
  name: 'lock_booking_for_bed_request',
  text: `SELECT id FROM bookings WHERE branch_id = $1 AND id = $2 AND status = 'CONFIRMED' AND class_id = $3 FOR UPDATE`,
};

/**
 * Asks for a taken bed, or ends the request with null (handbook: beds 6). Throws AppError not_found, hold_expired,
 * bad_request and not_changeable.
 */
export async function requestBed(
  { database, ...services }: Services,
  input: BedPlaceInput & { request: { bed: number; mode: BedRequestMode } | null },
): Promise<GetBedsResponse> {
  const place = await loadPlace({ database, ...services }, input);
  const { branchId, owner, klass, isOpen } = place;
  if (!klass.hasBedChoice || !isOpen)
    throw new AppError('not_changeable', 'You can’t choose a bed for this class any more.');
  return database.transaction(async (tx) => {
    const locked = owner.holdId
      ? await tx.run(lockHold, [branchId, owner.holdId])
      : await tx.run(lockBooking, [branchId, owner.bookingId, klass.id]);
    if (locked.length === 0) throw new AppError(owner.holdId ? 'hold_expired' : 'not_changeable');
    const { request } = input;
    if (request) requireTaken(place, request.bed, await loadBedMap(tx, klass, owner));
    const wanted = request && { number: request.bed, mode: request.mode };
    await replaceBedRequest(tx, { branchId, classId: klass.id, owner }, wanted, services.clock.now());
    return buildResponse(tx, place);
  });
}

function requireTaken({ places }: BedPlace, number: number, beds: GetBedsResponse['beds']): void {
  const bed = beds.find((each) => each.number === number);
  if (places !== 1)
    throw new AppError('bad_request', 'You can ask for a bed once you’ve booked your places.', {
      field: 'request',
    });
  if (!bed) throw new AppError('bad_request', 'Choose a bed from the map of the room.', { field: 'request' });
  if (bed.state === 'own') throw new AppError('bad_request', `You’ve already got ${bed.label}.`);
  if (bed.state === 'free')
    throw new AppError('not_changeable', `${bed.label} has just come free. Choose it on the map.`);
}
