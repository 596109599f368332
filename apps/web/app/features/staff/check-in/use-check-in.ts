import type { AttendanceMark } from '@studio/contracts/staff-check-in';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { cacheCheckInPage } from './cache-check-in-page.ts';
import { checkInQueries, refetchAttendance } from './check-in-queries.ts';
import { buildCheckInRows, type CheckInRow } from './check-in-rows.ts';
import { playCheckInSignal } from './check-in-sounds.ts';
import { useServerReachable } from './server-reachability.ts';
import { type CheckInDay, useCheckInDay } from './use-check-in-day.ts';
import { type CheckInQueue, useCheckInQueue } from './use-check-in-queue.ts';
import { type CodeLookup, useCodeLookup } from './use-code-lookup.ts';

export interface CheckInState extends CheckInDay {
  reachable: boolean;
  marks: CheckInQueue;
  codes: CodeLookup;
  rows: readonly CheckInRow[];
  /** Marks an attendee. The roster and the result show the mark before the server has it. */
  markAttendee: (bookingId: string, kind: AttendanceMark['kind']) => void;
  refetch: () => Promise<void>;
}

/** Combines today's classes, the roster, queued marks and the last scanned code. */
export function useCheckIn(initialClassId: string | null): CheckInState {
  const queryClient = useQueryClient();
  const reachable = useServerReachable();
  const codes = useCodeLookup();
  const marks = useCheckInQueue(codes.applyOutcomes);
  const day = useCheckInDay(initialClassId, marks.listQueued);
  useRefetchOnReconnect();
  const { applyMark } = codes;
  const { addMark: queueMark } = marks;
  const markAttendee = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      queueMark(bookingId, kind);
      applyMark(bookingId, kind);
      if (kind === 'CHECKED_IN') playCheckInSignal('yes');
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
  const refetch = () => refetchAttendance(queryClient);
  return { ...day, reachable, marks, codes, rows, markAttendee, refetch };
}

/**
 * Refetches when the device is online again, even if the page was opened offline, which TanStack Query doesn't
 * notice.
 */
function useRefetchOnReconnect(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = () =>
      void queryClient.refetchQueries({ queryKey: checkInQueries.attendance }, { cancelRefetch: false });
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, [queryClient]);
}
