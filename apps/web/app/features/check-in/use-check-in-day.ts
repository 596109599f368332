import type {
  AttendanceMarkOutcome,
  CheckInClass,
  CheckInTodayResponse,
  OfflineRosterEntry,
  RosterResponse,
} from '@studio/contracts/staff-check-in';
import { toLondonDate } from '@studio/domain/time/london';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { clearCheckInCache } from '../../lib/clear-check-in-cache.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { applyCheckInResults } from './check-in-rows.ts';
import { readOfflineDay, saveDayOffline } from './offline-store.ts';
import { useRefetchInterval } from './use-refetch-interval.ts';
import { useRoster } from './use-roster.ts';

export interface CheckInDay {
  day: CheckInTodayResponse | null;
  /** Class whose roster is shown. */
  klass: (CheckInClass & { names: readonly OfflineRosterEntry[] }) | null;
  /** Roster with all details. Null while loading or offline. */
  roster: RosterResponse | null;
  isRosterComing: boolean;
  failure: string | null;
  /**
   * Set when a class of another day was requested and isn't shown: still loading, offline ("away"),
   * or not available to this user ("none").
   */
  elsewhere: 'loading' | 'away' | 'none' | null;
  choose: (classId: string) => void;
  again: () => Promise<void>;
  /** Applies the results of marks until the next load. */
  take: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/**
 * Loads today's classes and the roster of one class, offline from this device.
 * `first` may be a class of any day; a class of another day isn't stored on the device.
 * Without `first`, or once the chosen class's day is over, shows the class whose attendees arrive now.
 */
export function useCheckInDay(setReachable: (reachable: boolean) => void, first: string | null): CheckInDay {
  const [day, setDay] = useState<CheckInTodayResponse | null>(null);
  const [wanted, setWanted] = useState(first);
  const [asked, setAsked] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const ofToday = (id: string | null | undefined) => day?.classes.find(({ classId }) => classId === id);
  // Never falls back to another class than the requested one, or attendees would be checked in to the wrong class.
  const otherDay = day && !ofToday(asked) && asked;
  const chosen = otherDay ? null : (ofToday(wanted) ?? ofToday(day?.classId) ?? day?.classes.at(-1) ?? null);
  const {
    roster,
    missing,
    isComing,
    load: loadRoster,
    take: takeRoster,
  } = useRoster(otherDay || (chosen?.classId ?? null), setReachable);

  const again = useCallback(async () => {
    try {
      const now = await checkInApi.now();
      setReachable(true);
      setFailure(null);
      setDay(now);
      setAsked((was) => (now.classes.some((klass) => klass.classId === was) ? null : was));
    } catch (error) {
      if (!isUnreachable(error)) return setFailure(toApiFailure(error).message);
      setReachable(false);
      const today = toLondonDate(getServerTime());
      const kept = await readOfflineDay(today).catch(() => null);
      // After midnight, a page that still shows yesterday drops it as well.
      setDay((shown) => (shown?.date === today ? shown : kept));
      if (!kept) setFailure('There is no connection, and this device has not been at the door today.');
    }
  }, [setReachable]);

  useRefetchInterval(again);
  useEffect(() => {
    if (!day) return;
    // Storing fails when the device is full or in private mode. Check-in then works only online.
    if (day.date === toLondonDate(getServerTime())) saveDayOffline(day).catch(() => null);
    else void clearCheckInCache();
  }, [day]);

  const take = useCallback(
    (outcomes: readonly AttendanceMarkOutcome[]) => {
      takeRoster(outcomes);
      setDay(
        (was) =>
          was && {
            ...was,
            classes: was.classes.map((klass) => ({
              ...klass,
              names: applyCheckInResults(klass.names, outcomes),
            })),
          },
      );
    },
    [takeRoster],
  );
  const both = useCallback(async () => {
    await Promise.all([again(), loadRoster()]);
  }, [again, loadRoster]);
  return useMemo(
    () => ({
      day,
      klass: otherDay ? roster && { ...roster.class, names: [] } : chosen,
      roster,
      isRosterComing: isComing,
      failure: day ? null : failure,
      elsewhere: otherDay && !roster ? (missing ?? 'loading') : null,
      choose: (id) => {
        setWanted(id);
        setAsked(null);
      },
      again: both,
      take,
    }),
    [day, chosen, roster, isComing, failure, otherDay, missing, both, take],
  );
}
