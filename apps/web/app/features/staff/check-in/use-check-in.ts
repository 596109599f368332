import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { buildCheckInRows, type CheckInRow } from './check-in-rows.ts';
import { playCheckInSignal } from './check-in-sounds.ts';
import { cacheCheckInPage } from './reload-check-in-page.ts';
import { type CheckInDay, useCheckInDay } from './use-check-in-day.ts';
import { type CheckInQueue, useCheckInQueue } from './use-check-in-queue.ts';
import { type CodeLookup, useCodeLookup } from './use-code-lookup.ts';
import { useReachability } from './use-reachability.ts';

export interface CheckInState extends CheckInDay {
  reachable: boolean;
  marks: CheckInQueue;
  codes: CodeLookup;
  rows: readonly CheckInRow[];
  /** Marks an attendee at once, in the roster and in the result. */
  markAttendee: (bookingId: string, kind: AttendanceMark['kind']) => void;
}

/** Combines today's classes, the roster, queued marks and the last scanned code. `first` is the class to start with. */
export function useCheckIn(first: string | null): CheckInState {
  const reconnectHandler = useRef<() => void>(() => {});
  const outcomesHandler = useRef<(outcomes: readonly AttendanceMarkOutcome[]) => void>(() => {});
  const { reachable, setReachable } = useReachability(useCallback(() => reconnectHandler.current(), []));
  const day = useCheckInDay(setReachable, first);
  const onOutcomes = useCallback(
    (outcomes: readonly AttendanceMarkOutcome[]) => outcomesHandler.current(outcomes),
    [],
  );
  const marks = useCheckInQueue({ setReachable, onOutcomes });
  const codes = useCodeLookup({ day: day.day, roster: day.roster, queue: marks.queue }, setReachable);
  useEffect(() => {
    outcomesHandler.current = (outcomes) => {
      day.applyOutcomes(outcomes);
      codes.applyOutcomes(outcomes);
      // A roster requested before the marks arrived may return after their outcomes, so the day is refetched.
      void day.refetch();
    };
    reconnectHandler.current = () => {
      marks.send();
      void day.refetch();
    };
  });
  const { applyMark } = codes;
  const { addMark: queueMark } = marks;
  const markAttendee = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      queueMark(bookingId, kind);
      applyMark(bookingId, kind);
      if (kind === 'HERE') playCheckInSignal('yes');
    },
    [queueMark, applyMark],
  );
  const names = day.klass?.names;
  const rows = useMemo(
    () => buildCheckInRows(names ?? [], day.roster?.rows ?? null, marks.queue),
    [names, day.roster, marks.queue],
  );
  const isShown = day.day !== null;
  useEffect(() => {
    if (isShown) void cacheCheckInPage();
  }, [isShown]);
  return { ...day, reachable, marks, codes, rows, markAttendee };
}
