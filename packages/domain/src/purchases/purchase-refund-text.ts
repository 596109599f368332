/**
 * Reasons why a paid purchase isn't fulfilled: its product, its first-pack price or its promo code is limited to once
 * per person.
 */
export type UnfulfilledReason =
  | 'already_had'
  | 'had_with_card'
  | 'not_first_pack'
  | 'first_pack_with_card'
  | 'promo_used'
  | 'promo_used_with_card';

/** Message when the gift card was bought with a payment card that has already paid for this offer. */
export const giftCardOfferUsedText =
  'This offer is once per person, and the payment card that bought your gift card has paid for it before. Use the gift card for something else, or ask at the front desk.';

const textByReason: Record<UnfulfilledReason, (name: string) => string> = {
  already_had: (name) =>
    `${name} is once per person, and you’ve already used it. If you think this is wrong, ask at the front desk.`,
  had_with_card: (name) =>
    `${name} is once per person, and this card has paid for it before. If someone else used the card, ask at the front desk. We can sell it to you there.`,
  not_first_pack: (name) =>
    `Your promo code is for a first pack only, and you’ve already had a pack. You can buy ${name} without the code.`,
  first_pack_with_card: (name) =>
    `Your promo code is for a first pack, and this card has paid for one with a code before. If someone else used the card, ask at the front desk. You can buy ${name} without the code.`,
  promo_used: (name) => `You’ve used your promo code before. You can buy ${name} without the code.`,
  promo_used_with_card: (name) =>
    `Your promo code has been used with this card before. If someone else used the card, ask at the front desk. You can buy ${name} without the code.`,
};

/**
 * Returns the sentence that tells a buyer why a purchase was refunded. `reason` was stored when the purchase was
 * settled.
 */
export function purchaseRefundText(reason: string | null, name: string): string {
  const toText = reason !== null && isReason(reason) ? textByReason[reason] : null;
  return toText?.(name) ?? `${name} was no longer on sale when your payment arrived.`;
}

function isReason(reason: string): reason is UnfulfilledReason {
  return Object.hasOwn(textByReason, reason);
}
