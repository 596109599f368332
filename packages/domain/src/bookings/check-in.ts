/** How long before the start somebody can be checked in, in minutes (handbook: check-in 1). */
export const checkInOpensMinutes = 60;

/** How long before it arrives a mark can at most have been made (handbook: check-in 2): what comes later counts as made then. Minutes. */
export const maxMarkDelayMinutes = 60;

/** Marks of the door that are sent together at most. */
export const maxMarksPerRequest = 200;

/** When a class takes place. */
export interface ClassTimes {
  startsAt: Date;
  durationMin: number;
}

/** When check-in opens and closes: from 60 minutes before the start until the end of the class, both inclusive. */
export function getCheckInWindow({ startsAt, durationMin }: ClassTimes): { opens: Date; closes: Date } {
  return {
    opens: new Date(startsAt.getTime() - checkInOpensMinutes * 60_000),
    closes: new Date(startsAt.getTime() + durationMin * 60_000),
  };
}

export type CheckInError = 'check_in_early' | 'check_in_closed';

/** Why nobody can be checked in at that moment; null when they can. */
export function checkInError(times: ClassTimes, at: Date): CheckInError | null {
  const { opens, closes } = getCheckInWindow(times);
  if (at < opens) return 'check_in_early';
  return at > closes ? 'check_in_closed' : null;
}

/** The time that counts for a mark: the device's, never later than it arrived, and at most an hour earlier. */
export function getMarkTime(recordedAt: Date, receivedAt: Date): Date {
  const earliest = receivedAt.getTime() - maxMarkDelayMinutes * 60_000;
  return new Date(Math.min(receivedAt.getTime(), Math.max(earliest, recordedAt.getTime())));
}

/** Whether no mark of the door can come any more: an hour after the end of the class. */
export function isMarkMergeOver(times: ClassTimes, now: Date): boolean {
  return now.getTime() > getCheckInWindow(times).closes.getTime() + maxMarkDelayMinutes * 60_000;
}

/** A mark that counts, at the time that counts. */
export interface AttendanceMark {
  id: string;
  kind: 'HERE' | 'UNDONE';
  at: Date;
}

/**
 * Since when somebody is here, after all marks in the order of their times, however late they arrived; null when they are
 * not. Being marked here again changes nothing: the first time stays.
 */
export function getCheckedInSince(marks: readonly AttendanceMark[]): Date | null {
  const ordered = [...marks].sort((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b));
  let since: Date | null = null;
  for (const { kind, at } of ordered) {
    if (kind === 'UNDONE') since = null;
    else since ??= at;
  }
  return since;
}

/** At the same moment, what is undone was done before. */
function rank({ kind }: AttendanceMark): number {
  return kind === 'HERE' ? 0 : 1;
}
