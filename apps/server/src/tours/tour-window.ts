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

/** Maximum number of days ahead for which tours can be booked. */
const daysAheadMax = 92;

/** Loads the hours and closed days that determine the slots of a date range. */
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

/** Returns the slot with an id; null when there is none, or when the slot has started. */
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

/**
 * Returns a slot that can still be booked, which starts in two hours at the earliest. Throws AppError slot_unavailable.
 */
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

/** Message of the error slot_unavailable. */
export const slotTakenMessage = 'This slot has just been taken. Choose another one.';
