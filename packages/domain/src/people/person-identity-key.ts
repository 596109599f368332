/**
 * Returns whether an identity key (`listPersonIdentityKeys` on the server) identifies a payment card, which several people
 * may share.
 */
export function isCardIdentityKey(key: string): boolean {
  return key.startsWith('card:');
}

/**
 * Returns whether an identity key is a hash of an email address or a card, which names no one and remains when the account
 * is deleted.
 */
export function isHashedIdentityKey(key: string): boolean {
  return key.startsWith('email:') || isCardIdentityKey(key);
}
