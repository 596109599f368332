import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer, ClassSlot } from '@studio/contracts/timetable';
import { addDays, mondayIndex } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { browserApi } from '../../lib/browser-api.ts';
import { loadDay } from '../../lib/load-day.ts';
import { serverNow } from '../../lib/server-clock.ts';
import type { FullClass } from './waiting-api.ts';

/** The other full classes of the same activity in the week of a class, by start. Throws an ApiError. */
export async function loadSimilar({ classId, dateStart, activityType }: FullClass): Promise<ClassSlot[]> {
  const day = dateStart.slice(0, 10);
  const monday = addDays(day, -mondayIndex(day));
  const today = londonDate(serverNow());
  const days = [0, 1, 2, 3, 4, 5, 6].map((number) => addDays(monday, number)).filter((date) => date >= today);
  const loaded = await Promise.all(days.map((date) => loadDay(browserApi(), date, { activityType })));
  return loaded.flat().filter((slot) => slot.capacityLeft <= 0 && slot.classId !== classId);
}

/** Whether one of the member's sessions would pay for a class. Throws an ApiError. */
export async function loadCovered(
  { classId, dateStart, activityType }: FullClass,
  principalUserId: string,
): Promise<boolean> {
  const wish = { date: dateStart.slice(0, 10), filters: { activityType }, principalUserId };
  const { slots } = await browserApi().call<AvailabilityAnswer>(paths.availability, wish);
  return slots.find((slot) => slot.classId === classId)?.covered === true;
}
