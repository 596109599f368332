/**
 * Returns whether a holder key (`listOfferHolderKeys` on the server) identifies a payment card, which several people
 * may share.
 */
export function isCardHolderKey(holder: string): boolean {
  return holder.startsWith('card:');
}

/**
 * Returns whether a holder key is a hash of an email address or a card, which names no one and remains when the account
 * is deleted.
 */
export function isHashedHolderKey(holder: string): boolean {
  return holder.startsWith('email:') || isCardHolderKey(holder);
}
