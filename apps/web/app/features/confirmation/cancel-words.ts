import type { ConfirmationSummary } from './confirmation-summary.ts';
import { freedWords } from './confirmation-words.ts';
import { money } from './money-words.ts';

/** The exact consequence of cancelling, said before it is done. */
export function cancelConsequence(summary: ConfirmationSummary): string {
  return `${moneyBack(summary)} ${freedWords(summary.activityType)}`;
}

function moneyBack({ pricePaid, currency, paidWith, free }: ConfirmationSummary): string {
  if (pricePaid > 0) return `${money(pricePaid, currency)} goes back to ${paidWith ?? 'your card'}.`;
  return free ? 'Nothing was paid, so nothing goes back.' : 'Your credit goes back to your package.';
}
