import type { GetBedsResponse } from '@studio/contracts/beds';
import { paths } from '@studio/contracts/paths';
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

function toFields(owner: BedOwner): object {
  if ('holdId' in owner) return owner;
  const { bookingId, key } = owner;
  return { bookingId, ...(key ? { key } : {}) };
}
