import { toLondonTime } from '../time/london.ts';

/** Hours after the end of a class at which its attendees are asked for a review. */
const afterHours = 3;
/** Hours after the end of a class after which its attendees are no longer asked. */
const requestWithinHours = 72;
/** Times of day in London between which review requests are sent. */
const sendingHours = { begins: '08:00', ends: '20:30' };

/** Minimum number of days between two requests to one person (handbook: emails 6). */
export const minDaysBetweenReviewRequests = 30;

/** Days for which the emailed link works. */
export const reviewLinkDays = 60;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns whether requests may be sent now, by the time of day. */
export function isReviewRequestTime(now: Date): boolean {
  const time = toLondonTime(now);
  return time >= sendingHours.begins && time <= sendingHours.ends;
}

/**
 * Returns the range of start times of classes whose review requests may be due. It is wide enough for classes of up to
 * 4 hours.
 */
export function getClassStartRangeForReviews(now: Date): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() - (requestWithinHours + 4) * hourMs),
    until: new Date(now.getTime() - afterHours * hourMs),
  };
}

/** Returns whether to ask the attendees of a class now, some hours after its end, while they still remember it. */
export function isReviewRequestDue(klass: { startsAt: Date; durationMin: number }, now: Date): boolean {
  const since = now.getTime() - klass.startsAt.getTime() - klass.durationMin * 60_000;
  return since >= afterHours * hourMs && since <= requestWithinHours * hourMs;
}

/** Returns the cutoff for a person's last request. Someone who was asked after it isn't asked again yet. */
export function getLastReviewRequestCutoff(now: Date): Date {
  return new Date(now.getTime() - minDaysBetweenReviewRequests * dayMs);
}

/** Returns the time until which a person who was asked can write, change or withdraw the review. */
export function getReviewDeadline(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + reviewLinkDays * dayMs);
}
