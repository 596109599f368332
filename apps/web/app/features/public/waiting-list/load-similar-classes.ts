import type { ClassSlot } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';
import type { FullClass } from './waiting-list-api.ts';

/** Number of days before and after the class. */
const daysAround = 3;

/** Returns other full classes of the same activity around the class's day, by start. Throws ApiError. */
export async function loadSimilarClasses({
  classId,
  dateStart,
  activityType,
}: FullClass): Promise<ClassSlot[]> {
  const day = dateStart.slice(0, 10);
  const today = toLondonDate(getServerTime());
  const around = Array.from({ length: 2 * daysAround + 1 }, (_, number) => addDays(day, number - daysAround));
  const days = around.filter((date) => date >= today);
  const loaded = await Promise.all(days.map((date) => loadDayClasses(browserApi(), date, { activityType })));
  return loaded.flat().filter((slot) => slot.capacityLeft <= 0 && slot.classId !== classId);
}
