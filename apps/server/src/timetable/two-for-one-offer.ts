import type { ClassSlot } from '@studio/contracts/timetable';
import { findPairOffer, type OfferedProduct } from '@studio/domain/pricing/pair-offer';
import type { ClassRow } from './store.ts';

/** Returns the name of the two-for-one offer of a class, for lists; an empty object without one. */
export function getTwoForOneOffer(
  products: readonly OfferedProduct[],
  row: Pick<ClassRow, 'activityId' | 'subType' | 'startsAt'>,
): Pick<ClassSlot, 'twoForOne'> {
  const offer = findPairOffer(products, row);
  return offer ? { twoForOne: offer.name } : {};
}
