import type { AttendanceMarkOutcome, GetRosterResponse } from '@studio/contracts/staff-check-in';
import { useCallback, useEffect, useState } from 'react';
import { checkInApi, isUnreachable } from './check-in-api.ts';
import { applyCheckInResults } from './check-in-rows.ts';
import { useRefetchInterval } from './use-refetch-interval.ts';

/**
 * Maximum time in ms for which names wait for their details. Details that appear after the names would move
 * rows while someone taps.
 */
const maxDetailsDelayMs = 3000;

interface ClassRoster {
  roster: GetRosterResponse | null;
  /**
   * Reason why the roster is missing: offline ("away"), or not available to this user ("none"). Null when it
   * isn't missing.
   */
  missing: 'away' | 'none' | null;
  /** Whether the roster has been loading for a moment. */
  isLoading: boolean;
  load: () => Promise<void>;
  /** Applies the server's results of marks, until the next load. */
  applyOutcomes: (outcomes: readonly AttendanceMarkOutcome[]) => void;
}

export function useRoster(classId: string | null, setReachable: (reachable: boolean) => void): ClassRoster {
  const [loaded, setLoaded] = useState<GetRosterResponse | null>(null);
  const [missing, setMissing] = useState<'away' | 'none' | null>(null);
  const [timedOutClassId, setTimedOutClassId] = useState<string | null>(null);
  const roster = loaded?.class.classId === classId ? loaded : null;

  const load = useCallback(async () => {
    if (!classId) return;
    try {
      setLoaded(await checkInApi.roster(classId));
      setMissing(null);
    } catch (error) {
      // If the server responded, the class doesn't exist or belongs to another instructor.
      setMissing(isUnreachable(error) ? 'away' : 'none');
      if (isUnreachable(error)) setReachable(false);
    }
  }, [classId, setReachable]);
  useRefetchInterval(load);

  useEffect(() => {
    const timer = setTimeout(() => setTimedOutClassId(classId), maxDetailsDelayMs);
    return () => clearTimeout(timer);
  }, [classId]);

  const applyOutcomes = useCallback((outcomes: readonly AttendanceMarkOutcome[]) => {
    setLoaded((previous) => previous && { ...previous, rows: applyCheckInResults(previous.rows, outcomes) });
  }, []);
  const isLoading = classId !== null && !roster && !missing && timedOutClassId !== classId;
  return { roster, missing, isLoading, load, applyOutcomes };
}
