import { ApiError, describeUnknownOutcome, hasNoResponse } from '../api/api-error.ts';

/**
 * Returns the text of a mutation's error, to be shown beside the button that started it: the server's message, or
 * else `fallback`. If no response arrived, says that the change may have been saved. Returns null if there is no
 * error.
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

/**
 * Returns the text for a price that failed to load: the server's message, or else that the price couldn't be
 * updated. Null without an error.
 */
export function describePriceError(error: unknown): string | null {
  if (!error) return null;
  return error instanceof ApiError && !hasNoResponse(error) && error.message
    ? error.message
    : 'Couldn’t update the price. Check your connection.';
}
