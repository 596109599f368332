import type { AttendanceMark, AttendanceMarkOutcome } from '@studio/contracts/staff-check-in';
import { maxMarksPerRequest } from '@studio/domain/bookings/check-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { listQueuedCheckIns, queueCheckIn, removeQueuedCheckIns } from './offline-store.ts';

/** How soon sending is tried again. */
const againMs = 5000;

export interface CheckInQueue {
  /** Made here and not known to the studio yet. */
  queue: readonly AttendanceMark[];
  /** Why they cannot be sent although there is a connection. */
  problem: string | null;
  /** Marks that did not count, to be read and put away. */
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
 * Marks made on this device. Each is kept before it is sent, is sent until the studio has answered, and then forgotten:
 * a page that is closed in between, or a connection that comes and goes, neither loses nor doubles one.
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
