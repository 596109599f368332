import type { ClassSlot } from '@studio/contracts/timetable';
import { findPairOffer, type OfferedProduct } from '@studio/domain/pricing/pair-offer';
import type { ClassRow } from './store.ts';

/** Returns the two-for-one offer of a class as a field for lists: its name, or an empty object without an offer. */
export function getTwoForOneOffer(
  products: readonly OfferedProduct[],
  row: Pick<ClassRow, 'activityId' | 'subType' | 'startsAt'>,
): Pick<ClassSlot, 'twoForOne'> {
  const offer = findPairOffer(products, row);
  return offer ? { twoForOne: offer.name } : {};
}
