import type { ConfirmationSummary } from './confirmation-summary.ts';
import { formatDate } from './confirmation-text.ts';
import type { DetailRow } from './detail-rows.tsx';
import { formatMoney } from './format-money.ts';

/**
 * Returns one row per refund, such as "Refunded 20 Nov", "£5". Returns no rows unless the studio made other refunds
 * than that of the cancellation, because otherwise a single amount suffices.
 */
export function buildRefundRows({ byStudio, refund, currency }: ConfirmationSummary): DetailRow[] {
  if (byStudio.length === 0) return [];
  return [...byStudio, ...(refund ? [refund] : [])].map(({ amount, at, status }) => ({
    label: `Refunded ${formatDate(at)}`,
    value: status === 'failed' ? `${formatMoney(amount, currency)}, failed` : formatMoney(amount, currency),
  }));
}
