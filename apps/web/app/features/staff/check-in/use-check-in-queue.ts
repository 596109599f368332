import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { checkInApi } from './check-in-api.ts';
import { type Attendance, checkInQueries, updateCachedBooking } from './check-in-queries.ts';
import { applyMarks } from './check-in-rows.ts';
import { listQueuedCheckIns, queueCheckIn, removeQueuedCheckIns } from './offline-store.ts';
import { isUnreachable } from './server-reachability.ts';

/** Interval in ms at which the queued marks are sent again. */
const retryDelayMs = 5000;

export interface CheckInQueue {
  queue: readonly AttendanceMark[];
  /** Returns the current queue. The function stays the same in every render. */
  listQueued: () => readonly AttendanceMark[];
  /** Reason why sending fails although the device is online; null if it works. */
  problem: string | null;
  /** Marks that the server rejected or a later mark superseded, shown until the team closes the dialog. */
  conflicts: readonly AttendanceMarkOutcome[];
  addMark: (bookingId: string, kind: AttendanceMark['kind']) => void;
  dismissConflicts: () => void;
}

/**
 * Queues marks that are made on this device. Stores each mark before sending it, retries until the server responds,
 * and then removes the mark. So closing the page or losing the connection neither loses nor duplicates a mark.
 * `onOutcomes` receives the server's results.
 */
export function useCheckInQueue(
  onOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void,
): CheckInQueue {
  const queryClient = useQueryClient();
  const [queue, setQueue] = useState<readonly AttendanceMark[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly AttendanceMarkOutcome[]>([]);
  const pending = useRef<readonly AttendanceMark[]>([]);
  const receivers = useRef(new Map<string, (outcome: AttendanceMarkOutcome) => void>());
  const sending = useRef(false);

  const show = useCallback((marks: readonly AttendanceMark[]) => {
    pending.current = marks;
    setQueue(marks);
  }, []);
  const listQueued = useCallback(() => pending.current, []);

  /**
   * Shows a mark in the lists at once, and reverts it if the server rejects it, even minutes later. This mutation
   * only waits for the outcome; `send` transmits the marks. It needn't cancel requests for the lists that are in
   * flight, because queued marks are applied to their responses.
   */
  const { mutate: showMark } = useMutation<void, RejectedMarkError, AttendanceMark, Attendance | undefined>({
    mutationFn: ({ id }) =>
      new Promise((resolve, reject) => {
        receivers.current.set(id, (outcome) => {
          receivers.current.delete(id);
          if (isConflict(outcome)) reject(new RejectedMarkError(outcome));
          else resolve();
        });
      }),
    onMutate: (mark) =>
      updateCachedBooking(queryClient, mark.bookingId, (entry) => applyMarks(entry, [mark])),
    onError: ({ outcome }, { bookingId }, before) => {
      const { status, checkedInAt } = outcome;
      const latest = status ? { status, checkedInAt } : before;
      updateCachedBooking(queryClient, bookingId, (entry) =>
        applyMarks({ ...entry, ...latest }, pending.current),
      );
    },
    // All marks of one request settle at the same time, and share one refetch.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: checkInQueries.attendance }, { cancelRefetch: false }),
  });

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (pending.current.length > 0) {
        const { outcomes } = await checkInApi.marks(pending.current.slice(0, maxMarksPerRequest));
        const sentIds = outcomes.map(({ id }) => id);
        await removeQueuedCheckIns(sentIds).catch(() => null);
        // A list requested before the server had the marks could now show the attendees as not checked in.
        await queryClient.cancelQueries({ queryKey: checkInQueries.attendance });
        show(pending.current.filter(({ id }) => !sentIds.includes(id)));
        onOutcomes(outcomes);
        for (const outcome of outcomes) receivers.current.get(outcome.id)?.(outcome);
        setConflicts((before) => [...before, ...outcomes.filter(isConflict)]);
        setProblem(null);
      }
    } catch (error) {
      if (!isUnreachable(error)) setProblem(toApiFailure(error).message);
    } finally {
      sending.current = false;
    }
  }, [queryClient, onOutcomes, show]);

  useEffect(() => {
    const load = async () => {
      const saved = await listQueuedCheckIns().catch(() => []);
      const isQueued = ({ id }: AttendanceMark) => pending.current.some((mark) => mark.id === id);
      const restored = saved.filter((mark) => !isQueued(mark));
      show([...restored, ...pending.current]);
      for (const mark of restored) showMark(mark);
      await send();
    };
    void load();
    const sendNow = () => void send();
    const timer = setInterval(sendNow, retryDelayMs);
    addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendNow);
    };
  }, [send, show, showMark]);

  const addMark = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      const mark = { id: crypto.randomUUID(), bookingId, kind, recordedAt: getServerTime().toISOString() };
      show([...pending.current, mark]);
      showMark(mark);
      void queueCheckIn(mark)
        .catch(() => null)
        .then(send);
    },
    [send, show, showMark],
  );
  const dismissConflicts = useCallback(() => setConflicts([]), []);
  return { queue, listQueued, problem, conflicts, addMark, dismissConflicts };
}

/** Error of a mark that the server rejected or a later mark superseded. */
class RejectedMarkError extends Error {
  readonly outcome: AttendanceMarkOutcome;

  constructor(outcome: AttendanceMarkOutcome) {
    super(outcome.message ?? outcome.outcome);
    this.outcome = outcome;
  }
}

const isConflict = ({ outcome }: AttendanceMarkOutcome) => outcome === 'rejected' || outcome === 'superseded';
