import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { listQueuedCheckIns, queueCheckIn, removeQueuedCheckIns } from './offline-store.ts';

/** Delay in ms before sending is retried. */
const retryDelayMs = 5000;

export interface CheckInQueue {
  queue: readonly AttendanceMark[];
  /** Reason why sending fails although the device is online; null if it works. */
  problem: string | null;
  /** Marks that the server rejected, shown until the team closes the dialog. */
  conflicts: readonly AttendanceMarkOutcome[];
  addMark: (bookingId: string, kind: AttendanceMark['kind']) => void;
  send: () => void;
  dismissConflicts: () => void;
}

interface CheckInQueueCallbacks {
  setReachable: (reachable: boolean) => void;
  onOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/**
 * Queues marks that are made on this device. Stores each mark before sending, retries until the server
 * responds, and then removes the mark. So closing the page or losing the connection neither loses nor
 * duplicates a mark.
 */
export function useCheckInQueue({ setReachable, onOutcomes }: CheckInQueueCallbacks): CheckInQueue {
  const [queue, setQueue] = useState<readonly AttendanceMark[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly AttendanceMarkOutcome[]>([]);
  const pending = useRef<AttendanceMark[]>([]);
  const sending = useRef(false);

  const show = useCallback((marks: AttendanceMark[]) => {
    pending.current = marks;
    setQueue(marks);
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (pending.current.length > 0) {
        const { outcomes } = await checkInApi.marks(pending.current.slice(0, maxMarksPerRequest));
        const sentIds = outcomes.map(({ id }) => id);
        await removeQueuedCheckIns(sentIds).catch(() => null);
        show(pending.current.filter(({ id }) => !sentIds.includes(id)));
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
      const saved = await listQueuedCheckIns().catch(() => []);
      const newer = pending.current.filter(({ id }) => !saved.some((mark) => mark.id === id));
      show([...saved, ...newer]);
      await send();
    };
    void load();
    const timer = setInterval(() => void send(), retryDelayMs);
    return () => clearInterval(timer);
  }, [send, show]);

  const addMark = useCallback(
    (bookingId: string, kind: AttendanceMark['kind']) => {
      const mark = { id: crypto.randomUUID(), bookingId, kind, recordedAt: getServerTime().toISOString() };
      show([...pending.current, mark]);
      void queueCheckIn(mark)
        .catch(() => null)
        .then(send);
    },
    [send, show],
  );
  const dismissConflicts = useCallback(() => setConflicts([]), []);
  return { queue, problem, conflicts, addMark, send, dismissConflicts };
}

const isConflict = ({ outcome }: AttendanceMarkOutcome) => outcome === 'refused' || outcome === 'overtaken';
