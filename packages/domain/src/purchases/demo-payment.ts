/** Prefix of the payment intent ids in the demo history, which the payment provider doesn't know. */
export const demoIntentPrefix = 'demo_';

interface PaidByCard {
  source: 'place' | 'purchase' | 'month' | 'desk';
  amountPence: number;
  /** Payment intent id; null for months, and for purchases of the demo history. */
  intentId: string | null;
}

/** Returns whether a card payment comes from the demo history, so that there's no card to refund. */
export function isDemoPayment({ source, amountPence, intentId }: PaidByCard): boolean {
  if (source === 'desk' || source === 'month' || amountPence === 0) return false;
  return intentId === null || intentId.startsWith(demoIntentPrefix);
}
