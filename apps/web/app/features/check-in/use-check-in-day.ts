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
  /** The class that the list is of. */
  klass: (CheckInClass & { names: readonly OfflineRosterEntry[] }) | null;
  /** Who is expected in it, with all that the studio knows; null while that is not here, or without a connection. */
  roster: RosterResponse | null;
  /** It is not here, and will be at once. */
  isRosterComing: boolean;
  /** Why there is nothing to show. */
  failure: string | null;
  /** A class of another day was asked for, and is not here: yet, without a connection, or for this person. */
  elsewhere: 'loading' | 'away' | 'none' | null;
  choose: (classId: string) => void;
  again: () => Promise<void>;
  /** Takes over how bookings stand, until they are loaded anew. */
  take: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/**
 * Today's classes and who is expected in one of them: from the studio, without a connection from this device. `first`: the
 * class to begin with, of whatever day; one of another day is not kept on the device. Without one, or when the day of
 * the chosen one is over, it is the one whose people come now.
 */
export function useCheckInDay(setReachable: (reachable: boolean) => void, first: string | null): CheckInDay {
  const [day, setDay] = useState<CheckInTodayResponse | null>(null);
  const [wanted, setWanted] = useState(first);
  const [asked, setAsked] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const ofToday = (id: string | null | undefined) => day?.classes.find(({ classId }) => classId === id);
  // Never another class in the place of the one that was asked for: somebody would be checked in to the wrong one.
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
      // In the night, the day before is forgotten also by the page that shows it.
      setDay((shown) => (shown?.date === today ? shown : kept));
      if (!kept) setFailure('There is no connection, and this device has not been at the door today.');
    }
  }, [setReachable]);

  useRefetchInterval(again);
  useEffect(() => {
    if (!day) return;
    // A device without room, or in private mode, works with a connection alone.
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
