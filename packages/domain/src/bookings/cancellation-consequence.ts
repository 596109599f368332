import { formatLondonDayAndMonth } from '../entitlements/entitlement-choice-reason.ts';
import { formatPriceShort } from '../money/money.ts';
import type { RefundOutcome } from './refund-outcome.ts';

/** Consequence of cancelling a booking now, with a sentence for the member. */
export interface CancellationConsequence {
  kind: 'refund' | 'credit' | 'at-desk' | 'nothing';
  text: string;
}

/** Facts that the sentence depends on. */
export interface ConsequenceInput {
  money: RefundOutcome;
  currency: string;
  /** Card, such as "Visa ending 4242"; null when the provider doesn't name it. */
  method: string | null;
  /**
   * Credit that gets the session back, and whether it's unlimited. `endsLater` is the credit's new end if returning the
   * session extends it, and null otherwise.
   */
  credit: { name: string; unlimited: boolean; endsLater: Date | null } | null;
}

/** Describes the exact consequence of cancelling in one or two sentences (handbook: cancelling 10). */
export function describeCancellation(input: ConsequenceInput): CancellationConsequence {
  const { credit } = input;
  if (credit?.unlimited)
    return { kind: 'nothing', text: `${credit.name} is unlimited, so no session has to come back.` };
  if (credit) {
    const until = credit.endsLater ? ` It is good until ${formatLondonDayAndMonth(credit.endsLater)}.` : '';
    return { kind: 'credit', text: `The session goes back to ${credit.name}.${until}` };
  }
  return moneyConsequence(input);
}

function moneyConsequence({ money, currency, method }: ConsequenceInput): CancellationConsequence {
  const amount = formatPriceShort(money.pence, currency);
  switch (money.kind) {
    case 'refund':
    case 'if-taken': {
      const before = money.beforePence
        ? ` ${formatPriceShort(money.beforePence, currency)} was refunded before.`
        : '';
      return { kind: 'refund', text: `${amount} goes back to ${method ?? 'your card'}.${before}` };
    }
    case 'still-due':
      return { kind: 'nothing', text: `${amount} is still to be paid at the studio, ${unlessTakenText}` };
    case 'at-desk':
    case 'given-at-desk':
      return { kind: 'at-desk', text: `You paid at the studio, so ${amount} is given back at the desk.` };
    case 'given-before':
      return { kind: 'nothing', text: `${amount} was already refunded, so nothing more goes back.` };
    case 'pair-stands':
      return { kind: 'nothing', text: pairKeepsPriceText };
    case 'nothing':
      return { kind: 'nothing', text: 'Nothing was paid, so nothing goes back.' };
  }
}

const unlessTakenText = 'unless somebody takes the place. Then it is not, and we write to say so.';

const pairKeepsPriceText =
  'You paid one price for two places. The other place keeps it, so nothing goes back until you cancel that one, too.';
