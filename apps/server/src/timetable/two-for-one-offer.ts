import type { ClassSlot } from '@studio/contracts/timetable';
import { findPairOffer, type OfferedProduct } from '@studio/domain/pricing/pair-offer';
import type { ClassRow } from './store.ts';

/** What a class's line in a list says of the offer that gives two of its places for the price of one; nothing without. */
export function getTwoForOneOffer(
  products: readonly OfferedProduct[],
  row: Pick<ClassRow, 'activityId' | 'subType' | 'startsAt'>,
): Pick<ClassSlot, 'twoForOne'> {
  const offer = findPairOffer(products, row);
  return offer ? { twoForOne: offer.name } : {};
}
