import type { AttendanceMarkOutcome, RosterResponse } from '@studio/contracts/staff-check-in';
import { useCallback, useEffect, useState } from 'react';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { applyCheckInResults } from './check-in-rows.ts';
import { useRefetchInterval } from './use-refetch-interval.ts';

/** How long names alone are held back for what belongs to them: later it would come under somebody's finger. */
const patienceMs = 3000;

interface ClassRoster {
  roster: RosterResponse | null;
  /** Why it is not here: without a connection, or because there is none for this person. */
  missing: 'away' | 'none' | null;
  /** It has been asked for a moment ago. */
  isComing: boolean;
  load: () => Promise<void>;
  /** Takes over how bookings stand, until they are loaded anew. */
  take: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

/** Who is expected in one class, with all that the studio knows. */
export function useRoster(classId: string | null, setReachable: (reachable: boolean) => void): ClassRoster {
  const [loaded, setLoaded] = useState<RosterResponse | null>(null);
  const [missing, setMissing] = useState<'away' | 'none' | null>(null);
  const [late, setLate] = useState<string | null>(null);
  const roster = loaded?.class.classId === classId ? loaded : null;

  const load = useCallback(async () => {
    if (!classId) return;
    try {
      setLoaded(await checkInApi.roster(classId));
      setMissing(null);
    } catch (error) {
      // Else it is no class, or another trainer's.
      setMissing(isUnreachable(error) ? 'away' : 'none');
      if (isUnreachable(error)) setReachable(false);
    }
  }, [classId, setReachable]);
  useRefetchInterval(load);

  useEffect(() => {
    const timer = setTimeout(() => setLate(classId), patienceMs);
    return () => clearTimeout(timer);
  }, [classId]);

  const take = useCallback((outcomes: readonly AttendanceMarkOutcome[]) => {
    setLoaded((was) => was && { ...was, rows: applyCheckInResults(was.rows, outcomes) });
  }, []);
  const isComing = classId !== null && !roster && !missing && late !== classId;
  return { roster, missing, isComing, load, take };
}
