import type { ConfirmationSummary } from './confirmation-summary.ts';
import { formatDate } from './confirmation-text.ts';
import type { DetailRow } from './detail-rows.tsx';
import { formatMoney } from './format-money.ts';

/**
 * Returns one row per refund if the studio has made further refunds, because one amount no longer suffices.
 * For example "Refunded 20 Nov", "£5".
 */
export function buildRefundRows({ byStudio, refund, currency }: ConfirmationSummary): DetailRow[] {
  if (byStudio.length === 0) return [];
  return [...byStudio, ...(refund ? [refund] : [])].map(({ amount, at, status }) => ({
    label: `Refunded ${formatDate(at)}`,
    value: status === 'failed' ? `${formatMoney(amount, currency)}, failed` : formatMoney(amount, currency),
  }));
}
