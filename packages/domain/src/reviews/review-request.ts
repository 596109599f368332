import { toLondonTime } from '../time/london.ts';

/** How long after a class its people are asked how it was, in hours. */
const afterHours = 3;
/** A class that ended longer ago is not asked about any more, in hours. */
const askWithinHours = 72;
/** Nobody is asked earlier or later in the day than this, London. */
const day = { begins: '08:00', ends: '20:30' };

/** Nobody is asked more often than once in so many days, however often they come (handbook: emails 6). */
export const minDaysBetweenRequests = 30;

/** How long the link of a mail works, in days. */
export const reviewLinkDays = 60;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Whether people may be asked at all at this time of the day. */
export function isRequestTime(now: Date): boolean {
  const time = toLondonTime(now);
  return time >= day.begins && time <= day.ends;
}

/** Starts of the classes that can be due, longest ago first: a class of any length is found between the two. */
export function getRequestableStarts(now: Date): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() - (askWithinHours + 4) * hourMs),
    until: new Date(now.getTime() - afterHours * hourMs),
  };
}

/** Whether people who were in a class are asked now: some hours after its end, while they still remember it. */
export function isRequestDue(klass: { startsAt: Date; durationMin: number }, now: Date): boolean {
  const since = now.getTime() - klass.startsAt.getTime() - klass.durationMin * 60_000;
  return since >= afterHours * hourMs && since <= askWithinHours * hourMs;
}

/** Who was asked after this moment is left alone. */
export function getLastRequestCutoff(now: Date): Date {
  return new Date(now.getTime() - minDaysBetweenRequests * dayMs);
}

/** Until when somebody who was asked can write, change or withdraw their review. */
export function getReviewDeadline(askedAt: Date): Date {
  return new Date(askedAt.getTime() + reviewLinkDays * dayMs);
}
