import { formatLondonDayAndMonth } from '../entitlements/entitlement-choice-reason.ts';
import { formatPriceShort } from '../money/money.ts';
import type { RefundOutcome } from './refund-outcome.ts';

/** Consequence of cancelling a booking now, with a sentence for the member. */
export interface CancellationConsequence {
  kind: 'refund' | 'credit' | 'at-desk' | 'gift-card' | 'nothing';
  text: string;
}

/** Facts that decide the consequence of a cancellation. */
export interface ConsequenceInput {
  money: RefundOutcome;
  currency: string;
  /** Card to which money is refunded, such as "Visa ending 4242"; null when the provider doesn't name it. */
  method: string | null;
  /**
   * Credit to which the session is returned, and whether it's unlimited; null if no credit paid. `endsLater` is the
   * credit's new end if returning the session extends it, and null otherwise.
   */
  credit: { name: string; unlimited: boolean; endsLater: Date | null } | null;
}

/** Describes the exact consequence of cancelling in one or two sentences (handbook: cancelling 10). */
export function describeCancellation(input: ConsequenceInput): CancellationConsequence {
  const { credit } = input;
  if (credit?.unlimited)
    return { kind: 'nothing', text: `${credit.name} is unlimited, so there’s no session to return.` };
  if (credit) {
    const until = credit.endsLater
      ? ` You can use it until ${formatLondonDayAndMonth(credit.endsLater)}.`
      : '';
    return { kind: 'credit', text: `We’ll return 1 session to ${credit.name}.${until}` };
  }
  return moneyConsequence(input);
}

function moneyConsequence({ money, currency, method }: ConsequenceInput): CancellationConsequence {
  const amount = formatPriceShort(money.pence, currency);
  const { giftCardPence = 0 } = money;
  const giftCardAmount = formatPriceShort(giftCardPence, currency);
  const before = money.beforePence
    ? ` We’ve already refunded ${formatPriceShort(money.beforePence, currency)}.`
    : '';
  switch (money.kind) {
    case 'refund':
    case 'if-taken':
      return { kind: 'refund', text: `We’ll refund ${amount} to ${method ?? 'your card'}.${before}` };
    case 'disputed':
      return {
        kind: 'nothing',
        text: `Your bank is looking into a dispute about this payment. If it decides in our favour, we’ll refund ${amount} to ${method ?? 'your card'}.${before}`,
      };
    case 'still-due':
      return { kind: 'nothing', text: `You still owe ${amount}. ${unlessTakenText}` };
    case 'at-desk':
    case 'refunded-at-desk':
      return {
        kind: 'at-desk',
        text: giftCardPence
          ? `We’ll return ${giftCardAmount} to your gift card, and refund ${amount} at the front desk.${before}`
          : `You paid at the front desk, so we’ll refund ${amount} there.${before}`,
      };
    case 'gift-card':
      return { kind: 'gift-card', text: `We’ll return ${giftCardAmount} to your gift card.${before}` };
    case 'already-refunded':
      return {
        kind: 'nothing',
        text: `We’ve already refunded ${amount}, so there’s nothing more to refund.`,
      };
    case 'pair-active':
      return { kind: 'nothing', text: pairKeepsPriceText };
    case 'nothing':
      return { kind: 'nothing', text: 'You paid nothing for this booking, so there’s nothing to refund.' };
  }
}

const unlessTakenText = 'If someone takes your place, you won’t have to pay and we’ll email you.';

const pairKeepsPriceText = 'You paid one price for two places. We’ll refund you once you’ve cancelled both.';
