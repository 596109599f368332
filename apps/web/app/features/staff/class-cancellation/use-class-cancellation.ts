import type { CancelClassProgress } from '@studio/contracts/staff-cancel-class';
import { useEffect, useState } from 'react';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { cancelClasses, getCancellationProgress } from './cancel-class-api.ts';
import { summariseProgress } from './cancellation-text.ts';

/** Polling interval of the progress, in milliseconds. */
const pollIntervalMs = 900;

/** Progress of cancelling classes. The server continues without this page, which only shows the progress. */
export interface ClassCancellation {
  progress: CancelClassProgress[] | null;
  busy: boolean;
  /** Why the cancellation couldn't start; null if it started. */
  failure: string | null;
  start: (reason: string) => Promise<void>;
}

export function useClassCancellation(classIds: readonly string[]): ClassCancellation {
  const [progress, setProgress] = useState<CancelClassProgress[] | null>(null);
  const [pollCount, setPollCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isPolling = progress !== null && !summariseProgress(progress).settled;
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(async () => {
      const found = await getCancellationProgress(classIds).catch(() => null);
      if (found) setProgress(found);
      setPollCount(pollCount + 1);
    }, pollIntervalMs);
    return () => clearTimeout(timer);
  }, [isPolling, pollCount, classIds]);
  const start = async (reason: string) => {
    setBusy(true);
    setFailure(null);
    try {
      setProgress(await cancelClasses(classIds, reason));
    } catch (error) {
      setFailure(
        hasNoResponse(error)
          ? describeUnknownOutcome(
              'the class may already be cancelled',
              'Check the timetable before you try again.',
            )
          : toApiFailure(error).message ||
              'We couldn’t cancel the class. Check the timetable before you try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return { progress, busy, failure, start };
}
