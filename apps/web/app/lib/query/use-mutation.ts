import { useState } from 'react';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../api/api-error.ts';

export interface Mutation {
  busy: boolean;
  /** Error message of the last attempt; null if it didn't fail. */
  failure: string | null;
  /** Runs the work. Resolves with whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  clear: () => void;
}

/**
 * Manages an action with its own error message. Runs one at a time and never throws. Show the message beside
 * the button.
 */
export function useMutation(
  fallback = 'We couldn’t confirm that change. Check whether it was saved, then try again.',
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
      setFailure(getErrorText(error, fallback));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}

/** Returns the server's message. Without a response, says that the action may have succeeded. */
function getErrorText(error: unknown, fallback: string): string {
  if (hasNoResponse(error))
    return describeUnknownOutcome(
      'your change may have been saved',
      'Check your connection, then check whether it was saved before you try again.',
    );
  return error instanceof ApiError && error.message ? error.message : fallback;
}
