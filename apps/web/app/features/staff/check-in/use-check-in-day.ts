import type {
  AttendanceMarkOutcome,
  CheckInClass,
  GetCheckInTodayResponse,
  GetRosterResponse,
  OfflineRosterEntry,
} from '@studio/contracts/staff-check-in';
import { toLondonDate } from '@studio/domain/time/london';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { clearCheckInCache } from '../../../lib/storage/clear-check-in-cache.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { applyCheckInResults } from './check-in-rows.ts';
import { readOfflineDay, saveDayOffline } from './offline-store.ts';
import { useRefetchInterval } from './use-refetch-interval.ts';
import { useRoster } from './use-roster.ts';

export interface CheckInDay {
  day: GetCheckInTodayResponse | null;
  /** Class whose roster is shown; null while none is. */
  klass: (CheckInClass & { names: readonly OfflineRosterEntry[] }) | null;
  /** Roster with all details; null while loading or offline. */
  roster: GetRosterResponse | null;
  isRosterLoading: boolean;
  failure: string | null;
  /**
   * Why a requested class of another day isn't shown: still loading, offline ("away"), or not available to
   * this user ("none"). Null when it is shown, or none was requested.
   */
  otherDayStatus: 'loading' | 'away' | 'none' | null;
  choose: (classId: string) => void;
  refetch: () => Promise<void>;
  /** Applies the server's results of marks, until the next load. */
  applyOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/**
 * Loads today's classes and the roster of one class; while offline, from this device. `first` may be a class
 * of any day; a class of another day isn't stored on the device. Without `first`, or once the chosen class's
 * day is over, shows the class whose attendees arrive now.
 */
export function useCheckInDay(setReachable: (reachable: boolean) => void, first: string | null): CheckInDay {
  const [day, setDay] = useState<GetCheckInTodayResponse | null>(null);
  const [chosenId, setChosenId] = useState(first);
  const [requestedId, setRequestedId] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const findToday = (id: string | null | undefined) => day?.classes.find(({ classId }) => classId === id);
  // Never shows a class other than the requested one, because staff would check in the wrong attendees.
  const otherDay = day && !findToday(requestedId) && requestedId;
  const chosen = otherDay
    ? null
    : (findToday(chosenId) ?? findToday(day?.classId) ?? day?.classes.at(-1) ?? null);
  const {
    roster,
    missing,
    isLoading,
    load: loadRoster,
    applyOutcomes: applyRosterOutcomes,
  } = useRoster(otherDay || (chosen?.classId ?? null), setReachable);

  const refetch = useCallback(async () => {
    try {
      const response = await checkInApi.now();
      setReachable(true);
      setFailure(null);
      setDay(response);
      setRequestedId((previous) =>
        response.classes.some((klass) => klass.classId === previous) ? null : previous,
      );
    } catch (error) {
      if (!isUnreachable(error)) return setFailure(toApiFailure(error).message);
      setReachable(false);
      const today = toLondonDate(getServerTime());
      const saved = await readOfflineDay(today).catch(() => null);
      // After midnight, a page that still shows the previous day drops it, too.
      setDay((shown) => (shown?.date === today ? shown : saved));
      if (!saved) setFailure('You’re offline, and this device has no roster saved for today.');
    }
  }, [setReachable]);

  useRefetchInterval(refetch);
  useEffect(() => {
    if (!day) return;
    // Storing fails when the device is full or in private mode. Check-in then works only online.
    if (day.date === toLondonDate(getServerTime())) saveDayOffline(day).catch(() => null);
    else void clearCheckInCache();
  }, [day]);

  const applyOutcomes = useCallback(
    (outcomes: readonly AttendanceMarkOutcome[]) => {
      applyRosterOutcomes(outcomes);
      setDay(
        (previous) =>
          previous && {
            ...previous,
            classes: previous.classes.map((klass) => ({
              ...klass,
              names: applyCheckInResults(klass.names, outcomes),
            })),
          },
      );
    },
    [applyRosterOutcomes],
  );
  const refetchAll = useCallback(async () => {
    await Promise.all([refetch(), loadRoster()]);
  }, [refetch, loadRoster]);
  return useMemo(
    () => ({
      day,
      klass: otherDay ? roster && { ...roster.class, names: [] } : chosen,
      roster,
      isRosterLoading: isLoading,
      failure: day ? null : failure,
      otherDayStatus: otherDay && !roster ? (missing ?? 'loading') : null,
      choose: (id) => {
        setChosenId(id);
        setRequestedId(null);
      },
      refetch: refetchAll,
      applyOutcomes,
    }),
    [day, chosen, roster, isLoading, failure, otherDay, missing, refetchAll, applyOutcomes],
  );
}
