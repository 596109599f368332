import type { GetBedsResponse } from '@studio/contracts/beds';
import { paths } from '@studio/contracts/paths';
import type { BedRequestMode } from '@studio/domain/beds/bed-request';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Hold of this browser, or a booking with the key (`k`) of its signed link if the caller opened that link. */
export type BedOwner = { holdId: string } | { bookingId: string; key?: string | undefined };

/** Returns the map of the room with the own and the free beds. Rejects with not_found or hold_expired. */
export function getBeds(owner: BedOwner): Promise<GetBedsResponse> {
  return browserApi().call<GetBedsResponse>(paths.bedsGet, toFields(owner));
}

/**
 * Gives the hold or booking these beds, one for each place, and returns the new map. Rejects with slot_unavailable if
 * someone else has one of them, not_changeable, hold_expired or not_found.
 */
export function chooseBeds(owner: BedOwner, beds: readonly number[]): Promise<GetBedsResponse> {
  return browserApi().call<GetBedsResponse>(paths.bedsChoose, { ...toFields(owner), beds });
}

/** Taken bed that a client asks for. `MOVE` gives it to them when it comes free, `ASK` emails them. */
export interface BedRequestInput {
  bed: number;
  mode: BedRequestMode;
}

/**
 * Asks for a taken bed instead of any earlier one, or ends the request with null. Returns the map. Rejects with
 * not_changeable if the bed is free or the class has started, hold_expired or not_found.
 */
export function requestBed(owner: BedOwner, request: BedRequestInput | null): Promise<GetBedsResponse> {
  return browserApi().call<GetBedsResponse>(paths.bedsRequest, { ...toFields(owner), request });
}

function toFields(owner: BedOwner): object {
  if ('holdId' in owner) return owner;
  const { bookingId, key } = owner;
  return { bookingId, ...(key ? { key } : {}) };
}
