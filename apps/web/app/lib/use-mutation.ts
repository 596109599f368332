import { useState } from 'react';
import { ApiError, describeUnknownOutcome, hasNoResponse } from './api-error.ts';

/** Something that a button does at the server. */
export interface Mutation {
  busy: boolean;
  /** Why the last try did not work, as a sentence. */
  failure: string | null;
  /** Does it; answers whether it worked. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
}

/** One act at a time, with its own failure in words. Nothing is thrown: the sentence is for the place of the button. */
export function useMutation(
  otherwise = 'That didn’t work. Check whether it was saved, then try again.',
): Mutation {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(sentenceOf(error, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}

/** The service's own sentence; without an answer, what is known and what to do. */
function sentenceOf(error: unknown, otherwise: string): string {
  if (hasNoResponse(error))
    return describeUnknownOutcome(
      'this may have been saved',
      'Check your connection, then check before you try again.',
    );
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
