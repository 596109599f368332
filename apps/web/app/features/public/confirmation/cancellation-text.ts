import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import type { ConfirmationSummary, RefundSummary } from './confirmation-summary.ts';
import { formatMoney } from './format-money.ts';

export function describeCancelConsequence({ ifCancelled }: ConfirmationSummary): string {
  return [ifCancelled, 'Someone else can then book your place.'].filter(Boolean).join(' ');
}

/** Describes a failed cancellation. If no response arrived, says that the booking may already be cancelled. */
export function describeCancelFailure(error: Error): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome('your booking may already be cancelled', 'Reload the page to check.')
    : error.message || 'Cancel failed';
}

/** Says that cancelling in the last 24 hours before the class doesn't automatically return the payment. */
export function describeLateCancellation(paidWithSession: boolean): string {
  return `This class starts in less than 24 hours, so cancelling won’t automatically ${paidWithSession ? 'return your session' : 'get you a refund'}.`;
}

/**
 * Describes a session, such as "1 session from Reformer Flex 8, 4 left". For an unlimited entitlement, returns only
 * its name.
 */
export function describeSession({ name, sessionsLeft }: NonNullable<ConfirmationSummary['credit']>): string {
  return sessionsLeft === null ? name : `1 session from ${name}, ${sessionsLeft} left`;
}

/**
 * Returns the text about a cancelled booking: what is refunded or returned, what will be if someone takes the place, or
 * that nothing is.
 */
export function getCancelledBookingText(
  summary: ConfirmationSummary,
  now: Date,
): { title: string; text: string } {
  if (summary.refund) return describeRefund(summary, summary.refund);
  const finalText = summary.start <= now ? describeFinalOutcome(summary) : null;
  if (finalText) return finalText;
  if (!summary.credit) return describeMoney(summary);
  const { name, sessionsLeft } = summary.credit;
  if (sessionsLeft === null) return describeUnlimitedCredit(name);
  return summary.lateCancelled && !summary.refilled
    ? describeIfTaken(`return your session to ${name}`, 'we won’t return the session')
    : describeReturnedCredit(summary, name, sessionsLeft);
}

/**
 * Describes a cancellation whose outcome was open until the class started: no one has taken the place, or the other
 * place of a pair stayed booked. Null for other cancellations.
 */
function describeFinalOutcome({ credit, lateCancelled, refilled, money, currency }: ConfirmationSummary) {
  const isSessionUsed = credit !== null && credit.sessionsLeft !== null;
  if (isSessionUsed && lateCancelled && !refilled)
    return {
      title: 'Session not returned',
      text: `You released your place less than 24 hours before the class and no one took it, so we haven’t returned your session to ${credit.name}.`,
    };
  switch (money?.kind) {
    case 'if-taken':
      return {
        title: 'No refund',
        text: 'You released your place less than 24 hours before the class and no one took it.',
      };
    case 'still-due':
      return {
        title: `You still have ${formatMoney(money.amount, currency)} to pay`,
        text: 'You released your place less than 24 hours before the class and no one took it. Pay at the front desk.',
      };
    case 'pair-active':
      return {
        title: 'No refund',
        text: 'You paid one price for two places, and your other place stayed booked.',
      };
    default:
      return null;
  }
}

function describeMoney(summary: ConfirmationSummary) {
  const { lateCancelled, refilled, paidAtDesk, currency } = summary;
  const amount = formatMoney(summary.money?.amount ?? 0, currency);
  const where = summary.paidWith ?? 'your card';
  const toGiftCard = summary.money?.giftCardAmount
    ? `We’ve returned ${formatGiftCardAmount(summary)} to the gift card you paid with. `
    : '';
  switch (summary.money?.kind) {
    case 'refund':
      return { title: `We’re refunding ${amount}`, text: describeInitiatedRefund(summary) };
    case 'if-taken':
      return describeIfTaken(
        paidAtDesk ? describeDeskRefunds(amount, summary) : `refund ${amount} to ${where}`,
        'there’s no refund',
      );
    case 'still-due':
      return {
        title: `You still have ${amount} to pay`,
        text: 'Pay at the front desk. If someone takes your place, you won’t have to pay and we’ll email you.',
      };
    case 'at-desk':
      return {
        title: `Collect your ${amount} refund at the front desk`,
        text: `${toGiftCard}You paid at the front desk, so ask for your refund there next time you visit.`,
      };
    case 'refunded-at-desk':
      return {
        title: `We’ve refunded ${amount} at the front desk`,
        text: `${toGiftCard}If you haven’t collected your refund yet, ask at the front desk next time you visit.`,
      };
    case 'gift-card':
      return {
        title: `${formatGiftCardAmount(summary)} returned to your gift card`,
        text: toGiftCard.trim(),
      };
    case 'disputed':
      return {
        title: 'No refund yet',
        text: `Your bank is looking into a dispute about this payment. If it decides in our favour, we’ll refund ${amount} to ${where}.`,
      };
    case 'already-refunded':
      return describeAlreadyRefunded(summary, amount);
    case 'pair-active':
      return {
        title: lateCancelled ? 'Thanks for letting us know' : 'No refund yet',
        text: `You paid one price for two places, and your other place is still booked.${lateCancelled ? '' : ' If you also cancel that booking at least 24 hours before the class, we’ll refund you.'}`,
      };
    default:
      return {
        title: lateCancelled && !refilled ? 'Thanks for letting us know' : 'Nothing to refund',
        text: 'You weren’t charged for this booking.',
      };
  }
}

function formatGiftCardAmount({ money, currency }: ConfirmationSummary): string {
  return formatMoney(money?.giftCardAmount ?? 0, currency);
}

/** Describes refunds of a place paid at the front desk, such as "return £15 to your gift card". */
function describeDeskRefunds(amount: string, summary: ConfirmationSummary): string {
  const { amount: pounds = 0, giftCardAmount } = summary.money ?? {};
  const toGiftCard = giftCardAmount ? [`return ${formatGiftCardAmount(summary)} to your gift card`] : [];
  const atDesk = pounds > 0 ? [`refund ${amount} at the front desk`] : [];
  return [...toGiftCard, ...atDesk].join(', ');
}

function describeRefund(summary: ConfirmationSummary, { amount: pounds, status }: RefundSummary) {
  const amount = formatMoney(pounds, summary.currency);
  const method = getRefundMethod(summary);
  const earlierRefunds = describeEarlierRefunds(summary);
  return {
    completed: { title: `We’ve refunded ${amount}`, text: `Refund completed to ${method}.${earlierRefunds}` },
    failed: {
      title: `Your ${amount} refund failed`,
      text: `Your bank rejected the refund to ${method}. We’re looking into it and will email you.${earlierRefunds}`,
    },
    initiated: {
      title: `We’re refunding ${amount}`,
      text: `${describeInitiatedRefund(summary)}${earlierRefunds}`,
    },
  }[status];
}

/** Describes a cancelled booking whose whole price the studio had already refunded before the cancellation. */
function describeAlreadyRefunded({ byStudio, paidWith, paidAtDesk }: ConfirmationSummary, amount: string) {
  const title = 'Already refunded';
  if (paidAtDesk) return { title, text: `We’ve already refunded the full ${amount} at the front desk.` };
  const where = paidWith ?? 'your card';
  if (byStudio.some(({ status }) => status === 'failed'))
    return {
      title,
      text: `Your bank rejected a refund to ${where}. We’re looking into it and will email you.`,
    };
  return byStudio.some(({ status }) => status === 'initiated')
    ? { title, text: `We’re refunding ${amount} to ${where}. It usually takes 5–10 days to appear.` }
    : { title, text: `We’ve already refunded the full ${amount} to ${where}.` };
}

function describeEarlierRefunds({ byStudio, currency }: ConfirmationSummary): string {
  const pence = byStudio.reduce((sum, { amount }) => sum + toPence(amount), 0);
  return pence > 0 ? ` We refunded ${formatPriceShort(pence, currency)} earlier.` : '';
}

function describeInitiatedRefund(summary: ConfirmationSummary): string {
  return `Refund initiated to ${getRefundMethod(summary)}. It usually takes 5–10 days to appear.`;
}

function getRefundMethod({ paidWith }: ConfirmationSummary): string {
  return paidWith ? `the original method, ${paidWith}` : 'the original method';
}

function describeIfTaken(refund: string, otherwise: string) {
  return {
    title: 'If someone takes your place',
    text: `We’ll ${refund} and email you. Otherwise ${otherwise}.`,
  };
}

function describeUnlimitedCredit(name: string) {
  return {
    title: 'No session to return',
    text: `${name} is unlimited, so you can book another class whenever you like.`,
  };
}

function describeReturnedCredit(
  { refilled, endReason }: ConfirmationSummary,
  name: string,
  sessionsLeft: number,
) {
  const subject = refilled && !endReason ? 'Someone has taken your place, so we’ve' : 'We’ve';
  return {
    title: 'Session returned',
    text: `${subject} returned your session to ${name}. You have ${formatCount(sessionsLeft, 'session')} left.`,
  };
}
