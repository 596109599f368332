import { formatPriceShort, toPence } from '@studio/domain/money/money';
import type { ConfirmationSummary, RefundSummary } from './confirmation-summary.ts';
import { describeReleasedPlace } from './confirmation-text.ts';
import { formatMoney } from './format-money.ts';

export function describeCancelConsequence({ ifCancelled, activityType }: ConfirmationSummary): string {
  return [ifCancelled, describeReleasedPlace(activityType)].filter(Boolean).join(' ');
}

/**
 * Describes a session, such as "1 session of Reformer Flex 8, 4 left". For an unlimited entitlement, returns
 * only its name.
 */
export function describeSession({ name, sessionsLeft }: NonNullable<ConfirmationSummary['credit']>): string {
  return sessionsLeft === null ? name : `1 session of ${name}, ${sessionsLeft} left`;
}

export function describeCancelledBooking(summary: ConfirmationSummary): { title: string; text: string } {
  if (summary.refund) return describeRefund(summary, summary.refund);
  if (summary.credit?.sessionsLeft === null) return describeUnlimitedCredit(summary.credit.name);
  if (summary.credit && summary.lateCancelled && !summary.refilled)
    return describeIfTaken(`your session goes back to ${summary.credit.name}`);
  if (summary.credit) return describeReturnedCredit(summary, summary.credit);
  return describeMoney(summary);
}

function describeMoney(summary: ConfirmationSummary) {
  const { lateCancelled, refilled, paidAtDesk, currency } = summary;
  const amount = formatMoney(summary.money?.amount ?? 0, currency);
  const where = summary.paidWith ?? 'your card';
  switch (summary.money?.kind) {
    case 'refund':
      return { title: `${amount} is on its way back`, text: describeInitiatedRefund(summary) };
    case 'if-taken':
      return describeIfTaken(
        paidAtDesk ? `${amount} comes back at the desk` : `${amount} goes back to ${where}`,
      );
    case 'still-due':
      return {
        title: `${amount} is still to be paid`,
        text: 'Pay it at the studio. If somebody takes your place, there is nothing to pay, and we write to you.',
      };
    case 'at-desk':
      return {
        title: `${amount} is given back at the desk`,
        text: 'You paid at the studio, so ask for it there when you come by.',
      };
    case 'given-at-desk':
      return {
        title: `${amount} was given back at the desk`,
        text: 'You paid at the studio. If you do not have it yet, ask for it there when you come by.',
      };
    case 'given-before':
      return describeAlreadyRefunded(summary, amount);
    case 'pair-stands':
      return {
        title: lateCancelled ? 'Thank you for telling us' : 'Nothing goes back yet',
        text: `You paid one price for two places, and the other one keeps it.${lateCancelled ? '' : ' It goes back when you cancel that one, too.'}`,
      };
    default:
      return {
        title: lateCancelled && !refilled ? 'Thank you for telling us' : 'Nothing to give back',
        text: 'This booking cost nothing.',
      };
  }
}

function describeRefund(summary: ConfirmationSummary, { amount: pounds, status }: RefundSummary) {
  const amount = formatMoney(pounds, summary.currency);
  const method = getRefundMethod(summary);
  const earlierRefunds = describeEarlierRefunds(summary);
  return {
    completed: { title: `${amount} has gone back`, text: `Refund completed to ${method}.${earlierRefunds}` },
    failed: {
      title: `${amount} did not arrive`,
      text: `Your bank sent the refund to ${method} back. We have been told and will write to you.${earlierRefunds}`,
    },
    initiated: {
      title: `${amount} is on its way back`,
      text: `${describeInitiatedRefund(summary)}${earlierRefunds}`,
    },
  }[status];
}

/** Describes a cancelled booking whose whole price the studio had refunded before. */
function describeAlreadyRefunded({ byStudio, paidWith }: ConfirmationSummary, amount: string) {
  const title = 'Already refunded';
  const where = paidWith ?? 'your card';
  if (byStudio.some(({ status }) => status === 'failed'))
    return {
      title,
      text: `Your bank sent a refund to ${where} back. We have been told and will write to you.`,
    };
  return byStudio.some(({ status }) => status === 'initiated')
    ? { title, text: `${amount} is on its way to ${where}. Banks usually show it within 5 to 10 days.` }
    : { title, text: `${amount} has gone back to ${where}, all that this booking cost.` };
}

function describeEarlierRefunds({ byStudio, currency }: ConfirmationSummary): string {
  const pence = byStudio.reduce((sum, { amount }) => sum + toPence(amount), 0);
  return pence > 0 ? ` ${formatPriceShort(pence, currency)} was refunded before.` : '';
}

function describeInitiatedRefund(summary: ConfirmationSummary): string {
  return `Refund initiated to ${getRefundMethod(summary)}. Banks usually show it within 5 to 10 days.`;
}

function getRefundMethod({ paidWith }: ConfirmationSummary): string {
  return paidWith ? `the original method, ${paidWith}` : 'the original method';
}

function describeIfTaken(refund: string) {
  return {
    title: 'If somebody takes it',
    text: `Then ${refund}, and we write to you. Until then nothing does.`,
  };
}

function describeUnlimitedCredit(name: string) {
  return {
    title: 'Nothing to give back',
    text: `${name} is unlimited: book another class whenever you like.`,
  };
}

function describeReturnedCredit(
  { refilled, endReason }: ConfirmationSummary,
  { name, sessionsLeft }: NonNullable<ConfirmationSummary['credit']>,
) {
  const subject = refilled && !endReason ? 'Somebody has taken your place, so it' : 'It';
  const text = `${subject} has gone back to ${name}. You have ${sessionsLeft} left.`;
  return { title: 'Your session is back', text };
}
