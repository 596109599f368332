import type {
  AttendanceMark,
  CheckInClass,
  GetCheckInTodayResponse,
  GetRosterResponse,
  OfflineRosterEntry,
} from '@studio/contracts/staff-check-in';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { clearCheckInCache } from '../../../lib/storage/clear-check-in-cache.ts';
import { checkInQueries } from './check-in-queries.ts';
import { saveDayOffline } from './offline-store.ts';

/**
 * Maximum time in ms for which the list waits for the attendees' details. If details appeared after the names, they
 * would move rows while someone taps.
 */
const maxDetailsDelayMs = 3000;

export interface CheckInDay {
  day: GetCheckInTodayResponse | null;
  /** Class whose roster is shown; null while none is. */
  klass: (CheckInClass & { names: readonly OfflineRosterEntry[] }) | null;
  /** Roster with all details; null while loading or offline. */
  roster: GetRosterResponse | null;
  isRosterLoading: boolean;
  failure: string | null;
  /**
   * Status of a requested class of another day that isn't shown: still loading, offline ("away"), or not available
   * to this user ("none"). Null when the class is shown, or when none was requested.
   */
  otherDayStatus: 'loading' | 'away' | 'none' | null;
  choose: (classId: string) => void;
}

/**
 * Loads today's classes and the roster of one class; while offline, from this device, which stores only today's
 * classes. `initialClassId` may be of any day. Without it, or once the day of the chosen class is over,
 * shows the current or next class of today, or the last one when all are over.
 */
export function useCheckInDay(
  initialClassId: string | null,
  listQueued: () => readonly AttendanceMark[],
): CheckInDay {
  const { data: today } = useQuery(checkInQueries.today(listQueued));
  const day = today?.day ?? null;
  const [chosenId, setChosenId] = useState(initialClassId);
  const [requestedId, setRequestedId] = useState(initialClassId);
  const findToday = (id: string | null | undefined) => day?.classes.find(({ classId }) => classId === id);
  if (findToday(requestedId)) setRequestedId(null);
  // Never shows a class other than the requested one, because staff would check in the wrong attendees.
  const otherDay = day && !findToday(requestedId) && requestedId;
  const chosen = otherDay
    ? null
    : (findToday(chosenId) ?? findToday(day?.classId) ?? day?.classes.at(-1) ?? null);
  const classId = otherDay || (chosen?.classId ?? null);
  const { data: loaded } = useQuery(checkInQueries.roster(classId, listQueued));
  const roster = typeof loaded === 'object' ? loaded : null;
  const missing = typeof loaded === 'string' ? loaded : null;
  const [timedOutClassId, setTimedOutClassId] = useState<string | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setTimedOutClassId(classId), maxDetailsDelayMs);
    return () => clearTimeout(timer);
  }, [classId]);
  useEffect(() => {
    if (!day) return;
    // Storing fails when the device is full or in private mode. Check-in then works only online.
    if (day.date === toLondonDate(getServerTime())) saveDayOffline(day).catch(() => null);
    else void clearCheckInCache();
  }, [day]);
  return {
    day,
    klass: otherDay ? roster && { ...roster.class, names: [] } : chosen,
    roster,
    isRosterLoading: classId !== null && !loaded && timedOutClassId !== classId,
    failure: day ? null : (today?.failure ?? null),
    otherDayStatus: otherDay && !roster ? (missing ?? 'loading') : null,
    choose: (id) => {
      setChosenId(id);
      setRequestedId(null);
    },
  };
}
