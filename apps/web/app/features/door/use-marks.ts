import type { DoorMark, MarkOutcome } from '@studio/contracts/staff-door';
import { marksMax } from '@studio/domain/bookings/check-in';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../lib/failure-of.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { queuedMarks, queueMark, unqueueMarks } from './day-store.ts';
import { doorApi, isUnreachable } from './door-api.ts';

/** How soon sending is tried again. */
const againMs = 5000;

export interface Marks {
  /** Made here and not known to the studio yet. */
  queue: readonly DoorMark[];
  /** Why they cannot be sent although there is a connection. */
  problem: string | null;
  /** Marks that did not count, to be read and put away. */
  conflicts: readonly MarkOutcome[];
  press: (bookingId: string, kind: DoorMark['kind']) => void;
  send: () => void;
  putAway: () => void;
}

interface Told {
  setReachable: (reachable: boolean) => void;
  onOutcomes: (outcomes: readonly MarkOutcome[]) => void;
}

/**
 * Marks made on this device. Each is kept before it is sent, is sent until the studio has answered, and then forgotten:
 * a page that is closed in between, or a connection that comes and goes, neither loses nor doubles one.
 */
export function useMarks({ setReachable, onOutcomes }: Told): Marks {
  const [queue, setQueue] = useState<readonly DoorMark[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly MarkOutcome[]>([]);
  const waiting = useRef<DoorMark[]>([]);
  const sending = useRef(false);

  const show = useCallback((marks: DoorMark[]) => {
    waiting.current = marks;
    setQueue(marks);
  }, []);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (waiting.current.length > 0) {
        const { outcomes } = await doorApi.marks(waiting.current.slice(0, marksMax));
        const answered = outcomes.map(({ id }) => id);
        await unqueueMarks(answered).catch(() => null);
        show(waiting.current.filter(({ id }) => !answered.includes(id)));
        onOutcomes(outcomes);
        setConflicts((before) => [...before, ...outcomes.filter(isConflict)]);
        setReachable(true);
        setProblem(null);
      }
    } catch (error) {
      if (isUnreachable(error)) setReachable(false);
      else setProblem(failureOf(error).message);
    } finally {
      sending.current = false;
    }
  }, [onOutcomes, setReachable, show]);

  useEffect(() => {
    const load = async () => {
      const kept = await queuedMarks().catch(() => []);
      const newer = waiting.current.filter(({ id }) => !kept.some((mark) => mark.id === id));
      show([...kept, ...newer]);
      await send();
    };
    void load();
    const timer = setInterval(() => void send(), againMs);
    return () => clearInterval(timer);
  }, [send, show]);

  const press = useCallback(
    (bookingId: string, kind: DoorMark['kind']) => {
      const mark = { id: crypto.randomUUID(), bookingId, kind, recordedAt: serverNow().toISOString() };
      show([...waiting.current, mark]);
      void queueMark(mark)
        .catch(() => null)
        .then(send);
    },
    [send, show],
  );
  const putAway = useCallback(() => setConflicts([]), []);
  return { queue, problem, conflicts, press, send, putAway };
}

const isConflict = ({ outcome }: MarkOutcome) => outcome === 'refused' || outcome === 'overtaken';
