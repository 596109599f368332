/** Names of customer emails in evidence, by the kind of email in the outbox. */
const names: Readonly<Record<string, string>> = {
  'booking-confirmed': 'Booking confirmation',
  'booking-cancelled': 'Cancellation',
  'booking-moved': 'Booking moved',
  'booking-reminder': 'Class reminder',
  'class-changed': 'Class changed',
  'class-cancelled': 'Class cancelled',
  'paid-no-place': 'Refund without a booking',
  'late-cancelled': 'Late cancellation',
  'place-refilled': 'Refund after a late cancellation',
  'place-revoked': 'Booking cancelled by the studio',
  'purchase-paid': 'Purchase confirmation',
  'purchase-refunded': 'Refund',
  'refund-made': 'Refund',
  'gift-card': 'Gift card (sent to the recipient)',
  'membership-welcome': 'Membership confirmation',
  'membership-cancelled': 'Membership cancelled',
  'membership-ended': 'Membership ended',
  'membership-payment-failed': 'Payment failed',
  'review-request': 'Review request',
};

/** Returns the name of a kind of email; the kind itself if it has no name. */
export function getEmailName(kind: string): string {
  return names[kind] ?? kind.replaceAll('-', ' ');
}
