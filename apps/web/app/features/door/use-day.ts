import type { DoorNowAnswer, MarkOutcome, RosterAnswer } from '@studio/contracts/staff-door';
import { londonDate } from '@studio/domain/time/london';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { forgetDays } from '../../lib/forget-days.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { keepDay, keptDay } from './day-store.ts';
import { doorApi, isUnreachable } from './door-api.ts';

/** How often others' marks are looked for. */
const everyMs = 15_000;

type DayClass = DoorNowAnswer['classes'][number];

export interface Day {
  day: DoorNowAnswer | null;
  /** The class that the list is of. */
  klass: DayClass | null;
  /** Who is expected in it, with all that the studio knows; null while that is not here, or without a connection. */
  roster: RosterAnswer | null;
  /** Why there is nothing to show. */
  failure: string | null;
  /** A class of another day was asked for, and is not here: yet, without a connection, or for this person. */
  elsewhere: 'loading' | 'away' | 'none' | null;
  choose: (classId: string) => void;
  again: () => Promise<void>;
  /** Takes over how bookings stand, until they are loaded anew. */
  take: (outcomes: readonly MarkOutcome[]) => void;
}

/**
 * Today's classes and who is expected in one of them: from the studio, without a connection from this device. `first`: the
 * class to begin with, of whatever day; one of another day is not kept on the device. Without one, or when the day of
 * the chosen one is over, it is the one whose people come now.
 */
export function useDay(setReachable: (reachable: boolean) => void, first: string | null): Day {
  const [day, setDay] = useState<DoorNowAnswer | null>(null);
  const [roster, setRoster] = useState<RosterAnswer | null>(null);
  const [wanted, setWanted] = useState(first);
  const [asked, setAsked] = useState(first);
  const [missing, setMissing] = useState<'away' | 'none' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ofToday = (id: string | null | undefined) => day?.classes.find(({ classId }) => classId === id);
  // Never another class in the place of the one that was asked for: somebody would be checked in to the wrong one.
  const otherDay = day && !ofToday(asked) && asked;
  const chosen = otherDay
    ? roster?.class.classId === asked && { ...roster.class, names: [] }
    : (ofToday(wanted) ?? ofToday(day?.classId) ?? day?.classes.at(-1));
  const classId = otherDay || (chosen ? chosen.classId : null);

  const again = useCallback(async () => {
    try {
      const now = await doorApi.now();
      setReachable(true);
      setFailure(null);
      setDay(now);
      setAsked((was) => (now.classes.some((klass) => klass.classId === was) ? null : was));
    } catch (error) {
      if (!isUnreachable(error)) return setFailure(failureOf(error).message);
      setReachable(false);
      const today = londonDate(serverNow());
      const kept = await keptDay(today).catch(() => null);
      // In the night, the day before is forgotten also by the page that shows it.
      setDay((shown) => (shown?.date === today ? shown : kept));
      if (!kept) setFailure('There is no connection, and this device has not been at the door today.');
    }
  }, [setReachable]);

  const loadRoster = useCallback(async () => {
    if (!classId) return;
    try {
      setRoster(await doorApi.roster(classId));
      setMissing(null);
    } catch (error) {
      // Else it is no class, or another trainer's.
      setMissing(isUnreachable(error) ? 'away' : 'none');
      if (isUnreachable(error)) setReachable(false);
    }
  }, [classId, setReachable]);

  useRepeated(again);
  useRepeated(loadRoster);
  useEffect(() => {
    if (!day) return;
    // A device without room, or in private mode, works with a connection alone.
    if (day.date === londonDate(serverNow())) keepDay(day).catch(() => null);
    else void forgetDays();
  }, [day]);

  const take = useCallback((outcomes: readonly MarkOutcome[]) => {
    setRoster((was) => was && { ...was, rows: was.rows.map((row) => after(row, outcomes)) });
    setDay(
      (was) =>
        was && {
          ...was,
          classes: was.classes.map((klass) => ({
            ...klass,
            names: klass.names.map((name) => after(name, outcomes)),
          })),
        },
    );
  }, []);
  const both = useCallback(async () => {
    await Promise.all([again(), loadRoster()]);
  }, [again, loadRoster]);
  return useMemo(
    () => ({
      day,
      klass: chosen || null,
      roster: roster?.class.classId === classId ? roster : null,
      failure: day ? null : failure,
      elsewhere: otherDay && !chosen ? (missing ?? 'loading') : null,
      choose: (id) => {
        setWanted(id);
        setAsked(null);
      },
      again: both,
      take,
    }),
    [day, chosen, roster, classId, failure, otherDay, missing, both, take],
  );
}

/** Does it now, every few seconds while the page is seen, and when it is seen again. */
function useRepeated(work: () => Promise<void>): void {
  useEffect(() => {
    void work();
    const seen = () => document.visibilityState === 'visible' && void work();
    const timer = setInterval(seen, everyMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [work]);
}

type Standing = Pick<RosterAnswer['rows'][number], 'bookingId' | 'status' | 'checkedInAt'>;

function after<Row extends Standing>(row: Row, outcomes: readonly MarkOutcome[]): Row {
  const known = outcomes.findLast(({ bookingId, status }) => bookingId === row.bookingId && status);
  return known?.status ? { ...row, status: known.status, checkedInAt: known.checkedInAt } : row;
}
