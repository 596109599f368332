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
  // After an unexpected failure, the server may have made the change. Its other messages are about rejected calls.
  const isCertain = error.status < 500 || error.code === 'unavailable';
  return isCertain && !saysNothingHappened.test(error.message)
    ? `${error.message} ${unchanged}`
    : error.message;
}

/** What may have happened without a response, and what hasn't happened when the server rejects the call. */
interface MoneyErrorText {
  /** Such as "the refund may have been recorded". */
  done: string;
  /** Sentence such as "The refund hasn’t been recorded." */
  unchanged: string;
}

const saysNothingHappened = /nothing (has been|was) /i;

/** Texts of a failed refund that staff record at the front desk. */
export const recordedRefundError: MoneyErrorText = {
  done: 'the refund may have been recorded',
  unchanged: 'The refund hasn’t been recorded.',
};

/** Returns the text of a failed price: the server's message, or that the price couldn't be updated. Null without an error. */
export function describePriceError(error: unknown): string | null {
  if (!error) return null;
  return error instanceof ApiError && !hasNoResponse(error) && error.message
    ? error.message
    : 'Couldn’t update the price. Check your connection.';
}
