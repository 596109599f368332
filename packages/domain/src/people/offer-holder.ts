/** Returns whether a key of a person (`holdersOf` of the server) is that of a payment card, which several people may share. */
export function isCardHolder(holder: string): boolean {
  return holder.startsWith('card:');
}

/** Returns whether a key is a hash, of a mailbox or a card: it names no one, and outlives an account. */
export function isHashedHolder(holder: string): boolean {
  return holder.startsWith('email:') || isCardHolder(holder);
}
