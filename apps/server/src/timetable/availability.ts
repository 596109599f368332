import type { AvailabilityAnswer, ClassFilters } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Services } from '../platform/services.ts';
import { classSlot } from './class-slot.ts';
import { listClasses } from './store.ts';

/** The classes of one day that have not begun, by start, with their places. */
export async function availability(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: { branchId: string; date: LocalDate; filters: ClassFilters },
): Promise<AvailabilityAnswer> {
  const rows = await listClasses(database, wish.branchId, wish.date, wish.filters, clock.now());
  return { ok: true, slots: rows.map((row) => classSlot(row)) };
}
