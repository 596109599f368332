import type { AvailabilityAnswer, ClassFilters } from '@studio/contracts/timetable';
import { rankEntitlements } from '@studio/domain/entitlements/choose-entitlement';
import { classMemberSaving, memberDiscount } from '@studio/domain/entitlements/member-discount';
import type { LocalDate } from '@studio/domain/time/local-date';
import { classPrice } from '../catalogue/class-price.ts';
import { listEntitlements } from '../entitlements/store.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from './class-slot.ts';
import { type ClassRow, listClasses } from './store.ts';

/** The classes of one day that have not begun, by start, with their places; a member's with their prices and credits. */
export async function availability(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: { branchId: string; date: LocalDate; filters: ClassFilters; memberId?: string | null },
): Promise<AvailabilityAnswer> {
  const { branchId, date, filters, memberId } = wish;
  const rows = await listClasses(database, branchId, date, filters, clock.now());
  if (!memberId) return { ok: true, slots: rows.map((row) => classSlot(row)) };
  const credits = await listEntitlements(database, branchId, memberId);
  const discount = memberDiscount(credits, clock.now());
  const ofMember = (row: ClassRow) => ({
    ...classSlot(row, classPrice(row, classMemberSaving(row, discount))),
    covered: row.pricePence > 0 && rankEntitlements(credits, row, 1).usable.length > 0,
  });
  return { ok: true, slots: rows.map(ofMember) };
}
