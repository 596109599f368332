/**
 * Reasons why a succeeded payment produced no booking. The reason is stored with the refund, so that the page and the
 * email state the same reason.
 */
export const unbookedPaymentReasons = [
  'slot_unavailable',
  'class_cancelled',
  'class_begun',
  'hold_released',
  'amount_mismatch',
  'payment_closed',
  'refunded_before',
  'code_used',
] as const;
export type UnbookedPaymentReason = (typeof unbookedPaymentReasons)[number];

/** Title of the page and the email, and the reason as a clause. */
export interface UnbookedPaymentText {
  title: string;
  because: string;
  /** Sentence that says how the payer can still get a place. */
  next?: string;
}

export const unbookedPaymentTexts: Readonly<Record<UnbookedPaymentReason, UnbookedPaymentText>> = {
  slot_unavailable: {
    title: 'Someone else took the last place',
    because: 'this class filled up before the payment arrived',
  },
  class_cancelled: {
    title: 'This class was cancelled',
    because: 'this class was cancelled before the payment arrived',
  },
  class_begun: {
    title: 'The class had already started',
    because: 'this class had started before the payment arrived',
  },
  hold_released: {
    title: 'Your hold had expired',
    because: 'the place was released before the payment arrived',
  },
  amount_mismatch: {
    title: 'The amount paid didn’t match the price',
    because: 'the amount paid didn’t match the price',
  },
  payment_closed: {
    title: 'The payment came too late',
    because: 'the payment arrived too late',
  },
  refunded_before: {
    title: 'Your payment was refunded',
    because: 'your payment was refunded before the booking was made',
  },
  code_used: {
    title: 'The promo code had already been used',
    because: 'the promo code had already been used by the same person or card',
    next: 'You can book the class again without the code.',
  },
};

const findReason = (reason: string): UnbookedPaymentReason | undefined =>
  unbookedPaymentReasons.find((unbookedReason) => unbookedReason === reason);

/**
 * Returns the reason why a payment has no booking, from its refund in the database. Without such a refund, staff had
 * refunded the payment at the provider. A reason outside the list counts as `slot_unavailable`.
 */
export function getUnbookedPaymentReason(refund: { reason: string } | null): UnbookedPaymentReason {
  if (!refund) return 'refunded_before';
  return findReason(refund.reason) ?? 'slot_unavailable';
}

/** Formats a refund reason for people, with a capital letter. A known reason becomes a sentence. */
export function formatRefundReason(reason: string): string {
  const unbookedReason = findReason(reason);
  const text = unbookedReason ? unbookedPaymentTexts[unbookedReason].because : reason;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
