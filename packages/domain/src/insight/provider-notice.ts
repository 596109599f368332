import { formatDisputeReason, formatDisputeStatus, needsResponse } from '../disputes/dispute.ts';
import { formatPriceShort } from '../money/money.ts';
import { formatDayShort } from '../time/format-london.ts';
import { toLondonDate } from '../time/london.ts';

/** A refund made at the provider, or a dispute, and what the payment was for. */
export interface ProviderNoticeDetails {
  kind: 'refund' | 'dispute';
  /** Reason and status of a dispute, in the provider's terms. */
  reason: string | null;
  status: string | null;
  evidenceDueBy: Date | null;
  bought: 'place' | 'gift-card' | 'sessions';
  /** Number of upcoming bookings. */
  standing: number;
  /** Null when unlimited. */
  sessionsLeft: number | null;
  cardLeftPence: number | null;
}

/** Describes what is left to do, in a sentence or two. */
export function formatProviderNotice(facts: ProviderNoticeDetails): string {
  return facts.kind === 'refund' ? standingText(facts) : disputeText(facts);
}

function disputeText(facts: ProviderNoticeDetails): string {
  if (facts.status === 'won') return `You won. ${standingText(facts)}`;
  if (facts.status === 'lost') return `You lost. ${standingText(facts)}`;
  if (facts.status === 'warning_closed' || facts.status === 'prevented')
    return 'Closed. The studio keeps the money.';
  if (!needsResponse(facts.status)) return `${formatDisputeStatus(facts.status)}. ${standingText(facts)}`;
  const due = facts.evidenceDueBy ? `Reply in Stripe by ${day(facts.evidenceDueBy)}. ` : '';
  return `${due}${formatDisputeReason(facts.reason)}. ${standingText(facts)}`;
}

function standingText({ bought, standing, sessionsLeft, cardLeftPence }: ProviderNoticeDetails): string {
  if (bought === 'place') {
    if (standing === 0) return 'No upcoming booking.';
    return standing === 1 ? 'The booking still stands.' : `${standing} bookings still stand.`;
  }
  if (bought === 'gift-card') return `${formatPriceShort(cardLeftPence ?? 0, 'GBP')} left on the gift card.`;
  if (sessionsLeft === null) return 'Unlimited sessions. Check what they have booked.';
  return `${sessionsLeft} ${sessionsLeft === 1 ? 'session' : 'sessions'} left. Check what they have booked.`;
}

function day(instant: Date): string {
  return formatDayShort(toLondonDate(instant));
}
