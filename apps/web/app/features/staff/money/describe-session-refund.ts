import type { PaymentDetails } from '@studio/contracts/staff-money';

/**
 * Says what a refund does to the sessions that were bought; empty when none were. After a full refund, the server
 * removes the unused sessions, unless a gift card paid a part.
 */
export function describeSessionRefund({
  sessions,
  giftCardPence,
}: Pick<PaymentDetails, 'sessions' | 'giftCardPence'>): string {
  if (!sessions) return '';
  const used = ' You can’t refund used sessions.';
  if (sessions.sessionsLeft === 0) return used;
  return giftCardPence > 0
    ? `${used} You choose below whether to remove the unused sessions.`
    : `${used} If you refund everything, we also remove the unused sessions. Otherwise you choose below.`;
}
