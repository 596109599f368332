/**
 * Reasons why a paid purchase isn't fulfilled: its product, its first-pack price or its promo code may be used only
 * once per person.
 */
export type UnfulfilledReason =
  | 'already_had'
  | 'already_had_with_card'
  | 'not_first_pack'
  | 'first_pack_with_card'
  | 'promo_used'
  | 'promo_used_with_card';

/** Message when the gift card was bought with a payment card that has already paid for this offer. */
export const giftCardOfferUsedText =
  'Each person can only buy this offer once. The payment card that bought your gift card has already been used for the offer. Spend the gift card on something else, or ask at the front desk.';

const textByReason: Record<UnfulfilledReason, (name: string) => string> = {
  already_had: (name) =>
    `You can only buy ${name} once, and you’ve bought it before. If you think this is wrong, ask at the front desk.`,
  already_had_with_card: (name) =>
    `Each person can only buy ${name} once. This card has already been used for the offer. If someone else used the card, ask at the front desk and we’ll sell it to you there.`,
  not_first_pack: (name) =>
    `Your promo code only works on your first pack, and you’ve had a pack before. You can buy ${name} without the code.`,
  first_pack_with_card: (name) =>
    `Your promo code only works on a first pack. This card has already been used to buy a first pack with a promo code. If someone else used the card, ask at the front desk. You can buy ${name} without the code.`,
  promo_used: (name) => `You’ve already used your promo code. You can buy ${name} without it.`,
  promo_used_with_card: (name) =>
    `This card has already been used with your promo code. If someone else used the card, ask at the front desk. You can buy ${name} without the code.`,
};

/**
 * Returns a sentence for the buyer that says why a purchase was refunded. `reason` was stored when the purchase was
 * settled.
 */
export function getPurchaseRefundText(reason: string | null, name: string): string {
  const toText = reason !== null && isReason(reason) ? textByReason[reason] : null;
  return toText?.(name) ?? `${name} was no longer on sale when your payment arrived.`;
}

function isReason(reason: string): reason is UnfulfilledReason {
  return Object.hasOwn(textByReason, reason);
}
