import type { ClassSlot } from '@studio/contracts/timetable';
import type { HeldPlace } from '../../../lib/storage/held-places.ts';

/**
 * Class in the list. `over` says why the class can't be booked any more although it stays in the list; null if it
 * can.
 */
export interface ShownSlot extends ClassSlot {
  over: 'Started' | 'Cancelled' | null;
  /** True if the member has a booking in the class. */
  isBooked?: true;
  /** Places of the class that this browser holds. */
  held?: HeldPlace;
}

export function markHeldSlots(slots: ShownSlot[], held: ReadonlyMap<string, HeldPlace>): ShownSlot[] {
  return slots.map((slot) => {
    const place = held.get(slot.classId);
    return place && !slot.over ? { ...slot, held: place } : slot;
  });
}

export function markBookedSlots(slots: ShownSlot[], bookedClassIds: ReadonlySet<string>): ShownSlot[] {
  return bookedClassIds.size === 0
    ? slots
    : slots.map((slot) => (bookedClassIds.has(slot.classId) ? { ...slot, isBooked: true } : slot));
}

export function toShownSlots(slots: readonly ClassSlot[]): ShownSlot[] {
  return slots.map((slot) => ({ ...slot, over: null }));
}

/**
 * Merges refetched classes into the list. A class that is no longer returned has started or was cancelled; it
 * keeps its row, so that nothing moves while the visitor taps. New classes are inserted by start.
 */
export function mergeRefreshedSlots(
  shown: readonly ShownSlot[],
  fresh: readonly ClassSlot[],
  now: Date,
): ShownSlot[] {
  const byId = new Map(fresh.map((slot) => [slot.classId, slot]));
  const updated = shown.map((slot) => {
    const refreshed = byId.get(slot.classId);
    if (refreshed) return { ...refreshed, over: null };
    const over = new Date(slot.start) <= now ? ('Started' as const) : ('Cancelled' as const);
    return { ...slot, capacityLeft: 0, over };
  });
  const shownIds = new Set(shown.map((slot) => slot.classId));
  const added = toShownSlots(fresh.filter((slot) => !shownIds.has(slot.classId)));
  return added.length === 0 ? updated : [...updated, ...added].sort(byStart);
}

function byStart(one: ShownSlot, other: ShownSlot): number {
  return one.start.localeCompare(other.start) || one.studio.localeCompare(other.studio);
}
