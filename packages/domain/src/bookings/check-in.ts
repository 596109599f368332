/** Minutes before the start at which check-in opens (handbook: check-in 1). */
export const checkInOpensMinutes = 60;

/**
 * Maximum number of minutes between the time that a device recorded for a mark and the mark's arrival at the server. An
 * older mark counts as made that long before its arrival (handbook: check-in 2).
 */
export const maxMarkDelayMinutes = 60;

/** Maximum number of check-in marks per request. */
export const maxMarksPerRequest = 200;

export interface ClassTimes {
  startsAt: Date;
  durationMin: number;
}

/** Returns when check-in opens and closes: 60 minutes before the start until the end of the class, both inclusive. */
export function getCheckInWindow({ startsAt, durationMin }: ClassTimes): { opens: Date; closes: Date } {
  return {
    opens: new Date(startsAt.getTime() - checkInOpensMinutes * 60_000),
    closes: new Date(startsAt.getTime() + durationMin * 60_000),
  };
}

export type CheckInError = 'check_in_early' | 'check_in_closed';

/** Returns why check-in isn't possible at a moment, or null when it's possible. */
export function getCheckInWindowError(times: ClassTimes, at: Date): CheckInError | null {
  const { opens, closes } = getCheckInWindow(times);
  if (at < opens) return 'check_in_early';
  return at > closes ? 'check_in_closed' : null;
}

/**
 * Returns the effective time of a mark, which is the device's time, but at most an hour before its arrival and never
 * after it.
 */
export function getMarkTime(recordedAt: Date, receivedAt: Date): Date {
  const earliest = receivedAt.getTime() - maxMarkDelayMinutes * 60_000;
  return new Date(Math.min(receivedAt.getTime(), Math.max(earliest, recordedAt.getTime())));
}

/** Returns whether it's too late for marks of a class to arrive, which is so from an hour after its end. */
export function isTooLateForMarks(times: ClassTimes, now: Date): boolean {
  return now.getTime() > getCheckInWindow(times).closes.getTime() + maxMarkDelayMinutes * 60_000;
}

/** Valid mark with its effective time. */
export interface EffectiveMark {
  id: string;
  kind: 'CHECKED_IN' | 'UNDONE';
  at: Date;
}

/**
 * Returns when the attendee was checked in, or null when they aren't (handbook: check-in 7). Replays all marks by their
 * effective time, however late they arrived. A repeated check-in keeps the first time.
 */
export function getCheckedInSince(marks: readonly EffectiveMark[]): Date | null {
  const ordered = [...marks].sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
  let since: Date | null = null;
  for (const { kind, at } of ordered) {
    if (kind === 'UNDONE') since = null;
    else since ??= at;
  }
  return since;
}

/** Sorts a check-in before an undo with the same time. */
function rank({ kind }: EffectiveMark): number {
  return kind === 'CHECKED_IN' ? 0 : 1;
}
