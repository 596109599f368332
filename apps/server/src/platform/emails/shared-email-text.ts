// Texts that emails of several modules share.

export const refundTitle = 'Your refund is on its way';

export const alternativeClassTitle = 'Try this class instead';

/** Formats a greeting such as 'Hi Amara,'. */
export function formatGreeting(firstName: string): string {
  return `Hi ${firstName},`;
}

/** Says why the recipient gets an email about a booking. */
export function getBookingEmailReason({ name }: { name: string }): string {
  return `You’re getting this email because you booked with ${name}.`;
}

/** Says why the recipient gets an email about a waiting list. */
export function getWaitingListEmailReason({ name }: { name: string }): string {
  return `You’re getting this email because you joined a waiting list at ${name}.`;
}

/** Says why the recipient gets an email about a payment. */
export function getPaymentEmailReason({ name }: { name: string }): string {
  return `You’re getting this email because you made a payment to ${name}.`;
}
