import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { listQueuedCheckIns, queueCheckIn, removeQueuedCheckIns } from './offline-store.ts';

/** Delay before sending is retried. */
const againMs = 5000;

export interface CheckInQueue {
  queue: readonly AttendanceMark[];
  /** Reason why sending fails although the device is online. */
  problem: string | null;
  /** Rejected marks, shown until closed. */
  conflicts: readonly AttendanceMarkOutcome[];
  press: (bookingId: string, kind: AttendanceMark['kind']) => void;
  send: () => void;
  putAway: () => void;
}

interface Told {
  setReachable: (reachable: boolean) => void;
  onOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/**
 * Queues marks made on this device. Stores each before sending, retries until the server responds, then removes it.
 * Closing the page or losing the connection therefore neither loses nor duplicates a mark.
 */
export function useCheckInQueue({ setReachable, onOutcomes }: Told): CheckInQueue {
  const [queue, setQueue] = useState<readonly AttendanceMark[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly AttendanceMarkOutcome[]>([]);
  const waiting = useRef<AttendanceMark[]>([]);
  const sending = useRef(false);

  const show = useCallback((marks: AttendanceMark[]) => {
    waiting.current = marks;
    setQueue(marks);
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (waiting.current.length > 0) {
        const { outcomes } = await checkInApi.marks(waiting.current.slice(0, maxMarksPerRequest));
        const answered = outcomes.map(({ id }) => id);
        await removeQueuedCheckIns(answered).catch(() => null);
        show(waiting.current.filter(({ id }) => !answered.includes(id)));
        onOutcomes(outcomes);
        setConflicts((before) => [...before, ...outcomes.filter(isConflict)]);
        setReachable(true);
        setProblem(null);
      }
    } catch (error) {
      if (isUnreachable(error)) setReachable(false);
      else setProblem(toApiFailure(error).message);
    } finally {
      sending.current = false;
    }
  }, [onOutcomes, setReachable, show]);

  useEffect(() => {
    const load = async () => {
      const kept = await listQueuedCheckIns().catch(() => []);
      const newer = waiting.current.filter(({ id }) => !kept.some((mark) => mark.id === id));
      show([...kept, ...newer]);
      await send();
    };
    void load();
    const timer = setInterval(() => void send(), againMs);
    return () => clearInterval(timer);
  }, [send, show]);

  const press = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      const mark = { id: crypto.randomUUID(), bookingId, kind, recordedAt: getServerTime().toISOString() };
      show([...waiting.current, mark]);
      void queueCheckIn(mark)
        .catch(() => null)
        .then(send);
    },
    [send, show],
  );
  const putAway = useCallback(() => setConflicts([]), []);
  return { queue, problem, conflicts, press, send, putAway };
}

const isConflict = ({ outcome }: AttendanceMarkOutcome) => outcome === 'refused' || outcome === 'overtaken';
