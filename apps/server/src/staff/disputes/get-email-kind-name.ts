/** Names of customer emails in evidence, by the kind of email in the outbox. */
const names: Readonly<Record<string, string>> = {
  'booking-confirmed': 'Booking confirmation',
  'booking-cancelled': 'Booking cancelled',
  'booking-moved': 'Booking moved',
  'booking-reminder': 'Reminder before the class',
  'class-changed': 'Change to the class',
  'bed-changed': 'Another bed in the class',
  'bed-free': 'Requested bed has come free',
  'class-cancelled': 'Class cancelled',
  'class-message': 'Message about the class',
  'client-invitation': 'Login invitation',
  'paid-no-place': 'Refund (booking not completed)',
  'late-cancelled': 'Late cancellation',
  'late-cancellation-refunded': 'Refund for a late cancellation',
  'place-revoked': 'Booking cancelled by the studio',
  'purchase-paid': 'Purchase confirmation',
  'purchase-refunded': 'Refund',
  'refund-made': 'Refund',
  'gift-card': 'Gift card, sent to the recipient',
  'membership-welcome': 'Membership confirmation',
  'membership-cancelled': 'Membership cancelled',
  'membership-ended': 'Membership ended',
  'membership-payment-failed': 'Payment failed',
  'review-request': 'Review request after the class',
};

/** Returns the name of a kind of email as it appears in evidence; without a name, the kind with spaces for hyphens. */
export function getEmailKindName(kind: string): string {
  return names[kind] ?? kind.replaceAll('-', ' ');
}
