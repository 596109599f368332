import { ApiError, describeUnknownOutcome, hasNoResponse } from '../api/api-error.ts';

/**
 * Returns the text of a mutation's error, to be shown beside its button: the server's message, else `fallback`.
 * Without a response, says that the action may have succeeded. Returns null when there is no error.
 */
export function describeMutationError(
  error: unknown,
  fallback = 'We couldn’t confirm that change. Check whether it was saved, then try again.',
): string | null {
  if (!error) return null;
  if (hasNoResponse(error))
    return describeUnknownOutcome(
      'your change may have been saved',
      'Check your connection, then check whether it was saved before you try again.',
    );
  return error instanceof ApiError && error.message ? error.message : fallback;
}
