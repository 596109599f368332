import type { DoorMark, DoorNowAnswer, RosterAnswer } from '@studio/contracts/staff-door';
import { doorRows } from './door-rows.ts';
import type { Found } from './verdict.ts';

/** What this device knows of the day without a connection. */
export interface KnownHere {
  day: DoorNowAnswer | null;
  /** The list that was shown last, which also says what is to be paid. */
  roster: RosterAnswer | null;
  /** Marks that have not been sent: here they count already, so that nobody is expected twice. */
  queue: readonly DoorMark[];
}

/** What was booked under a code, as this device knows it; null when it is not among the names of the day. */
export function findHere({ day, roster, queue }: KnownHere, code: string): Found | null {
  for (const { names, ...klass } of day?.classes ?? []) {
    const known = roster?.class.classId === klass.classId ? roster.rows : null;
    const booking = doorRows(names, known, queue).find(({ displayCode }) => displayCode === code);
    if (booking) return { booking, klass, answer: null };
  }
  return null;
}
