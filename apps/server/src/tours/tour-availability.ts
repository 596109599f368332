import type { TourAvailabilityAnswer } from '@studio/contracts/tours';
import { tourSlots } from '@studio/domain/tours/tour-slots';
import type { Services } from '../platform/services.ts';
import { dayRange } from '../timetable/day-range.ts';
import { takenStarts } from './store.ts';
import { tourWindow } from './tour-window.ts';

/** The slots that a browser can have, by start; the one that it holds is among them. */
export async function tourAvailability(
  services: Services,
  wish: { branchId: string; daysFrom: number; daysTo: number; clientId: string },
): Promise<TourAvailabilityAnswer> {
  const { branchId, clientId } = wish;
  const now = services.clock.now();
  const range = dayRange(wish, now);
  const slots = tourSlots(await tourWindow(services, branchId, range.from, range.to));
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { ok: true, slots: [] };
  const span = { branchId, clientId, from: first.startsAt, to: last.startsAt };
  const taken = await takenStarts(services.database, span, now);
  const free = slots.filter((slot) => !taken.has(slot.startsAt.getTime()));
  return {
    ok: true,
    slots: free.map(({ id, date, startsAt, endsAt }) => ({
      id,
      slotId: id,
      date,
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
    })),
  };
}
