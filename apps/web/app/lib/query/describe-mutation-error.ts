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
 * Returns the text of a failed call that moves money or cancels: the server's message, then `unchanged`, such as "The
 * refund hasn’t been recorded." If no response arrived, says that `done` may have happened. Returns null if there is no
 * error.
 */
export function describeMoneyError(error: unknown, { done, unchanged }: MoneyErrorText): string | null {
  if (!error) return null;
  if (hasNoResponse(error))
    return describeUnknownOutcome(
      done,
      'Check your connection, then check the payment before you try again.',
    );
  if (!(error instanceof ApiError) || !error.message) return describeMutationError(error);
  // After an unexpected failure, the server may have made the change. With the other errors it has rejected the call.
  const isCertain = error.status < 500 || error.code === 'unavailable';
  return isCertain && !saysNothingHappened.test(error.message)
    ? `${error.message} ${unchanged}`
    : error.message;
}

/** Texts about the change for an unknown outcome and for a rejected call. */
interface MoneyErrorText {
  /** Says what may have happened if no response arrived, such as "the refund may have been recorded". */
  done: string;
  /** Says that nothing happened if the server rejected the call, such as "The refund hasn’t been recorded." */
  unchanged: string;
}

const saysNothingHappened = /nothing (has been|was) /i;

/** Texts of a failed refund that staff record at the front desk. */
export const recordedRefundError: MoneyErrorText = {
  done: 'the refund may have been recorded',
  unchanged: 'The refund hasn’t been recorded.',
};

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
