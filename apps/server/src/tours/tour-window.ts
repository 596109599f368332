import { siteSettings } from '@studio/content/site-settings';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import {
  findTourSlot,
  getEarliestTourStart,
  type TourSlot,
  type TourWindow,
} from '@studio/domain/tours/tour-slots';
import { findSetting } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { listClosedDays } from '../timetable/store.ts';

/** Tours can be booked this many days ahead. */
const daysAheadMax = 92;

/** What decides which slots there are on a range of days, as staff have set it. */
export async function loadTourWindow(
  services: Services,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<TourWindow> {
  const { database, clock } = services;
  const [hours, closedDays] = await Promise.all([
    findSetting(database, branchId, 'tourHours'),
    listClosedDays(database, branchId, { from, to }),
  ]);
  return { from, to, hours: hours ?? siteSettings.tourHours, closedDays, now: clock.now() };
}

/** The slot that an id names, or null when no tour is given then, or it has begun. */
export async function findSlot(
  services: Services,
  branchId: string,
  slotId: string,
): Promise<TourSlot | null> {
  const today = toLondonDate(services.clock.now());
  const window = await loadTourWindow(services, branchId, today, addDays(today, daysAheadMax));
  const slot = findTourSlot(slotId, window);
  return slot && slot.date <= window.to ? slot : null;
}

/** The same for somebody who wants to have it: two hours from now at the earliest. Refuses with slot_unavailable. */
export async function requireBookableSlot(
  services: Services,
  branchId: string,
  slotId: string,
): Promise<TourSlot> {
  const slot = await findSlot(services, branchId, slotId);
  const earliest = getEarliestTourStart(services.clock.now());
  if (!slot || slot.startsAt < earliest) throw new AppError('slot_unavailable', slotTakenMessage);
  return slot;
}

/** What a visitor is told when somebody else was faster. */
export const slotTakenMessage = 'This time has just been taken. Please choose another one.';
