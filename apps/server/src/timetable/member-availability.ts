import type { AvailabilityAnswer, ClassFilters } from '@studio/contracts/timetable';
import { rankEntitlements } from '@studio/domain/entitlements/choose-entitlement';
import { classMemberSaving, memberDiscount } from '@studio/domain/entitlements/member-discount';
import { classPrice } from '../catalogue/class-price.ts';
import { listProducts } from '../catalogue/store.ts';
import { listEntitlements } from '../entitlements/store.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from './class-slot.ts';
import { isWanted } from './is-wanted.ts';
import type { BranchDay } from './places-left.ts';
import { type ClassRow, listClasses } from './store.ts';
import { twoForOne } from './two-for-one.ts';

/** The classes of one day that have not begun, by start, with their places and a member's own prices and credits. */
export async function memberAvailability(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: BranchDay & { filters: ClassFilters; memberId: string },
): Promise<AvailabilityAnswer> {
  const { branchId, date, filters, memberId } = wish;
  const now = clock.now();
  const [rows, credits, products] = await Promise.all([
    listClasses(database, branchId, date, now),
    listEntitlements(database, branchId, memberId),
    listProducts(database, branchId),
  ]);
  const discount = memberDiscount(credits, now);
  const ofMember = (row: ClassRow) => ({
    ...classSlot(row, classPrice(row, classMemberSaving(row, discount))),
    ...twoForOne(products, row),
    covered: row.pricePence > 0 && rankEntitlements(credits, row, 1).usable.length > 0,
  });
  return { ok: true, slots: rows.filter((row) => isWanted(row, filters, now)).map(ofMember) };
}
