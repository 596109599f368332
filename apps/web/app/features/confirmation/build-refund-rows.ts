import type { ConfirmationSummary } from './confirmation-summary.ts';
import { formatStepDay } from './confirmation-text.ts';
import type { DetailRow } from './detail-rows.tsx';
import { formatMoney } from './format-money.ts';

/**
 * Money that went back, a row for each time, as soon as the studio has given some of it back by hand: then one figure does
 * not say it. "Refunded 20 Nov", "£5".
 */
export function buildRefundRows({ byStudio, refund, currency }: ConfirmationSummary): DetailRow[] {
  if (byStudio.length === 0) return [];
  return [...byStudio, ...(refund ? [refund] : [])].map(({ amount, at, status }) => ({
    label: `Refunded ${formatStepDay(at)}`,
    value:
      status === 'failed'
        ? `${formatMoney(amount, currency)}, did not arrive`
        : formatMoney(amount, currency),
  }));
}
