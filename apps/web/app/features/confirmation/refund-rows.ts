import type { CardRow } from './card-rows.tsx';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { stepDay } from './confirmation-words.ts';
import { money } from './money-words.ts';

/**
 * Money that went back, a row for each time, as soon as the studio has given some of it back by hand: then one figure does
 * not say it. "Refunded 20 Nov", "£5".
 */
export function refundRows({ byStudio, refund, currency }: ConfirmationSummary): CardRow[] {
  if (byStudio.length === 0) return [];
  return [...byStudio, ...(refund ? [refund] : [])].map(({ amount, at, status }) => ({
    label: `Refunded ${stepDay(at)}`,
    value: status === 'failed' ? `${money(amount, currency)}, did not arrive` : money(amount, currency),
  }));
}
