import type { CancelProgress } from '@studio/contracts/staff-cancel';
import { useEffect, useState } from 'react';
import { isUnheard, unheardSentence } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { cancelClasses, cancellingOf } from './cancel-class-api.ts';
import { overall } from './consequence-words.ts';

/** How long until it is asked again how far it is, in ms. */
const askAgainMs = 900;

/** The cancelling of classes, from the press on: it goes on without this page, which only watches. */
export interface Cancelling {
  progress: CancelProgress[] | null;
  busy: boolean;
  /** Why it could not begin; null when nothing went wrong. */
  failure: string | null;
  begin: (reason: string) => Promise<void>;
}

export function useCancelling(classIds: readonly string[]): Cancelling {
  const [progress, setProgress] = useState<CancelProgress[] | null>(null);
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const watching = progress !== null && !overall(progress).settled;
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(async () => {
      const found = await cancellingOf(classIds).catch(() => null);
      if (found) setProgress(found);
      setAsked(asked + 1);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [watching, asked, classIds]);
  const begin = async (reason: string) => {
    setBusy(true);
    setFailure(null);
    try {
      setProgress(await cancelClasses(classIds, reason));
    } catch (error) {
      setFailure(
        isUnheard(error)
          ? unheardSentence('the class may already be cancelled', 'Check the timetable before you try again.')
          : failureOf(error).message || 'That didn’t work. Check the timetable before you try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return { progress, busy, failure, begin };
}
