import { formatPriceShort } from '../money/money.ts';

/** Returns why an amount can't be refunded: it isn't an amount, is zero, or exceeds the amount left. Null if it can. */
export function getRefundAmountError(
  amountPence: number | null,
  maxPence: number,
  currency = 'GBP',
): string | null {
  if (amountPence === null) return 'Enter an amount, for example 12.50.';
  const isPossible = amountPence > 0 && amountPence <= maxPence;
  return isPossible ? null : `Enter an amount from £0.01 to ${formatPriceShort(maxPence, currency)}.`;
}
