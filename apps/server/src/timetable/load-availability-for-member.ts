import type { ClassFilters, GetAvailabilityResponse } from '@studio/contracts/timetable';
import { findMemberDiscount, getClassMemberSaving } from '@studio/domain/entitlements/member-discount';
import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import { getPlacePrice } from '../catalogue/get-place-price.ts';
import { listProductsOnSale } from '../catalogue/store.ts';
import { listEntitlements } from '../entitlements/store.ts';
import type { Services } from '../platform/services.ts';
import { isUpcomingMatch } from './matches-filters.ts';
import type { BranchDay } from './places-left-loader.ts';
import { type ClassRow, listClasses } from './store.ts';
import { toClassSlot } from './to-class-slot.ts';
import { getTwoForOneOffer } from './two-for-one-offer.ts';

/** Returns the future classes of a day by start, with free places and the member's own prices and coverage. */
export async function loadAvailabilityForMember(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  input: BranchDay & { filters: ClassFilters; memberId: string },
): Promise<GetAvailabilityResponse> {
  const { branchId, date, filters, memberId } = input;
  const now = clock.now();
  const [rows, credits, products] = await Promise.all([
    listClasses(database, branchId, date, now),
    listEntitlements(database, branchId, memberId),
    listProductsOnSale(database, branchId),
  ]);
  const discount = findMemberDiscount(credits, now);
  const ofMember = (row: ClassRow) => ({
    ...toClassSlot(row, getPlacePrice(row, getClassMemberSaving(row, discount))),
    ...getTwoForOneOffer(products, row),
    covered: row.pricePence > 0 && rankEntitlements(credits, row, 1).usable.length > 0,
  });
  return { ok: true, slots: rows.filter((row) => isUpcomingMatch(row, filters, now)).map(ofMember) };
}
