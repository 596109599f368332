import { formatDisputeReason, formatDisputeStatus, needsResponse } from '../disputes/dispute.ts';
import { formatPriceShort } from '../money/money.ts';
import { formatCount, selectPlural } from '../text/format.ts';
import { formatDayShort } from '../time/format-london.ts';
import { toLondonDate } from '../time/london.ts';

/** Refund or dispute that began at the payment provider, with what the client had paid for. */
export interface ProviderNoticeDetails {
  kind: 'refund' | 'dispute';
  /** Reason and status of a dispute, in the provider's terms. */
  reason: string | null;
  status: string | null;
  evidenceDueBy: Date | null;
  bought: 'place' | 'gift-card' | 'sessions';
  /** Number of upcoming bookings that the payment paid for. */
  upcomingBookings: number;
  /** Number of remaining sessions; null for unlimited ones. */
  sessionsLeft: number | null;
  cardLeftPence: number | null;
}

/** Describes, in a sentence or two, what staff still have to do. */
export function formatProviderNotice(details: ProviderNoticeDetails): string {
  return details.kind === 'refund' ? remainderText(details) : disputeText(details);
}

function disputeText(details: ProviderNoticeDetails): string {
  if (details.status === 'won') return `You won. ${remainderText(details)}`;
  if (details.status === 'lost') return `You lost. ${remainderText(details)}`;
  if (details.status === 'warning_closed' || details.status === 'prevented')
    return 'Closed. You keep the money.';
  if (!needsResponse(details.status))
    return `${formatDisputeStatus(details.status)}. ${remainderText(details)}`;
  const due = details.evidenceDueBy ? `Reply in Stripe by ${formatInstantDay(details.evidenceDueBy)}. ` : '';
  return `${due}${formatDisputeReason(details.reason)}. ${remainderText(details)}`;
}

function remainderText({
  bought,
  upcomingBookings,
  sessionsLeft,
  cardLeftPence,
}: ProviderNoticeDetails): string {
  if (bought === 'place') {
    if (upcomingBookings === 0) return 'No upcoming bookings.';
    return selectPlural(
      upcomingBookings,
      'The booking is still active.',
      `${upcomingBookings} bookings are still active.`,
    );
  }
  if (bought === 'gift-card') return `${formatPriceShort(cardLeftPence ?? 0, 'GBP')} left on the gift card.`;
  if (sessionsLeft === null) return 'Unlimited sessions. Check the client’s bookings.';
  return `${formatCount(sessionsLeft, 'session')} left. Check the client’s bookings.`;
}

function formatInstantDay(instant: Date): string {
  return formatDayShort(toLondonDate(instant));
}
