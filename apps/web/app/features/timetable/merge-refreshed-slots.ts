import type { ClassSlot } from '@studio/contracts/timetable';
import type { HeldPlace } from '../../lib/held-places.ts';

/** A class as the list shows it: `over` once it can no longer be booked although it still stands there. */
export interface ShownSlot extends ClassSlot {
  over: 'Started' | 'Cancelled' | null;
  /** Who is signed in has a place in it. */
  mine?: true;
  /** This browser holds places of it. */
  held?: HeldPlace;
}

/** The list with the classes marked of which this browser holds places. */
export function markHeldSlots(slots: ShownSlot[], held: ReadonlyMap<string, HeldPlace>): ShownSlot[] {
  return slots.map((slot) => {
    const place = held.get(slot.classId);
    return place && !slot.over ? { ...slot, held: place } : slot;
  });
}

/** The list with the classes marked in which somebody has a place. */
export function markBookedSlots(slots: ShownSlot[], own: ReadonlySet<string>): ShownSlot[] {
  return own.size === 0
    ? slots
    : slots.map((slot) => (own.has(slot.classId) ? { ...slot, mine: true } : slot));
}

/** Classes as they were loaded. */
export function toShownSlots(slots: readonly ClassSlot[]): ShownSlot[] {
  return slots.map((slot) => ({ ...slot, over: null }));
}

/**
 * Takes over what has changed since. Classes that are gone keep their row, so that nothing jumps under a finger:
 * they have started, or were called off. New ones stand in their place by start.
 */
export function mergeRefreshedSlots(
  shown: readonly ShownSlot[],
  fresh: readonly ClassSlot[],
  now: Date,
): ShownSlot[] {
  const byId = new Map(fresh.map((slot) => [slot.classId, slot]));
  const kept = shown.map((slot) => {
    const known = byId.get(slot.classId);
    if (known) return { ...known, over: null };
    const over = new Date(slot.start) <= now ? ('Started' as const) : ('Cancelled' as const);
    return { ...slot, capacityLeft: 0, over };
  });
  const had = new Set(shown.map((slot) => slot.classId));
  const added = toShownSlots(fresh.filter((slot) => !had.has(slot.classId)));
  return added.length === 0 ? kept : [...kept, ...added].sort(byStart);
}

function byStart(one: ShownSlot, other: ShownSlot): number {
  return one.start.localeCompare(other.start) || one.studio.localeCompare(other.studio);
}
