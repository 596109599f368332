import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot, GetAvailabilityResponse } from '@studio/contracts/timetable';
import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import type { Caller } from '../../races/harness/api-client.ts';

/** Criteria for a journey's class. */
export interface ClassCriteria {
  /** London days from today. The class is on this day or on the next one with such a class. */
  daysAhead: number;
  activity?: 'reformer' | 'mat' | 'yoga';
}

const dayMs = 86_400_000;

/** Days to search for a free class: the longest closure is five days, and many journeys want the same classes. */
const daysSearched = 28;

/** Returns the classes of a London day that haven't started. */
export async function listClassesOn(studio: Caller, date: string): Promise<ClassSlot[]> {
  const { status, body } = await studio.call(paths.availability, { date });
  if (status !== 200) throw new Error(`The classes of ${date} could not be read: ${body.message}`);
  return (body as unknown as GetAvailabilityResponse).slots;
}

/** Returns the current state of a class. */
export async function getClass(studio: Caller, { classId, dateStart }: ClassSlot): Promise<ClassSlot> {
  const found = (await listClassesOn(studio, dateStart.slice(0, 10))).find(
    (slot) => slot.classId === classId,
  );
  if (!found) throw new Error(`The class ${classId} is not on the timetable any more.`);
  return found;
}

/**
 * Claims the first of these classes that no other journey has claimed, and returns it. Journeys run concurrently, and
 * some fill a class.
 */
export async function claimFirst(slots: ClassSlot[]): Promise<ClassSlot | undefined> {
  for (const slot of slots) {
    try {
      // Only one worker can create a file.
      await (await open(join(process.env.CLAIMED_CLASSES ?? '', slot.classId), 'wx')).close();
      return slot;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return undefined;
}

/** Claims the matching class with the most places left that no other journey has claimed, and returns it. */
export async function findClass(studio: Caller, { daysAhead, activity }: ClassCriteria): Promise<ClassSlot> {
  const first = addDays(toLondonDate(new Date()), daysAhead);
  for (let day = 0; day < daysSearched; day += 1) {
    const slots = await listClassesOn(studio, addDays(first, day));
    const found = await claimFirst(
      slots
        .filter((slot) => slot.capacityLeft > 0 && (!activity || slot.activityType === activity))
        .sort((one, other) => other.capacityLeft - one.capacityLeft),
    );
    if (found) return found;
  }
  throw new Error(`No class is free within ${daysSearched} days from ${first}.`);
}

/** Returns a class that starts within 24 hours but not within the next half hour; null while the studio is closed. */
export async function findClassWithinADay(studio: Caller): Promise<ClassSlot | null> {
  const now = Date.now();
  const today = toLondonDate(new Date(now));
  const slots = [
    ...(await listClassesOn(studio, today)),
    ...(await listClassesOn(studio, addDays(today, 1))),
  ];
  const startsIn = (slot: ClassSlot) => new Date(slot.start).getTime() - now;
  const candidates = slots.filter(
    (slot) => slot.capacityLeft > 0 && startsIn(slot) > dayMs / 48 && startsIn(slot) < dayMs - dayMs / 48,
  );
  return (await claimFirst(candidates.reverse())) ?? null;
}

/** Returns an open Tuesday, at least this many weeks and two days ahead. */
export async function findOpenTuesday(studio: Caller, weeksAhead: number): Promise<string> {
  const today = toLondonDate(new Date());
  const tuesday = addDays(today, 1 - getMondayIndex(today));
  for (let week = weeksAhead; week < weeksAhead + 3; week++) {
    const date = addDays(tuesday, week * 7);
    if ((await listClassesOn(studio, date)).length > 0) return date;
  }
  throw new Error('The studio is closed for three Tuesdays.');
}
