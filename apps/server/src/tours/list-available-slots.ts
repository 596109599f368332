import type { GetTourAvailabilityResponse } from '@studio/contracts/tours';
import { listTourSlots } from '@studio/domain/tours/tour-slots';
import type { Services } from '../platform/services.ts';
import { resolveDayRange } from '../timetable/resolve-day-range.ts';
import { listTakenSlotStarts } from './store.ts';
import { loadTourWindow } from './tour-window.ts';

/** Returns the slots that a browser can book, including the slot it holds, by start. */
export async function listAvailableSlots(
  services: Services,
  input: { branchId: string; daysFrom: number; daysTo: number; clientId: string },
): Promise<GetTourAvailabilityResponse> {
  const { branchId, clientId } = input;
  const now = services.clock.now();
  const range = resolveDayRange(input, now);
  const slots = listTourSlots(await loadTourWindow(services, branchId, range.from, range.to));
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { ok: true, slots: [] };
  const span = { branchId, clientId, from: first.startsAt, to: last.startsAt };
  const taken = await listTakenSlotStarts(services.database, span, now);
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
