/**
 * Verifiable statement in a text. `address` is a URL, an email address or a code. `free` is a number of free places.
 * `weekday` is 1 (Monday) to 7 (Sunday). `money` is in pence, or text with its symbol for other currencies.
 */
export interface Claim {
  kind: 'address' | 'money' | 'percent' | 'time' | 'date' | 'weekday' | 'free' | 'number';
  /** Possible meanings of the statement, of which one must be true. Empty if the statement can't be true. */
  any: readonly string[];
}

/** Parser that finds claims of one kind. Later parsers don't see the text that it matches. */
export interface ClaimParser {
  pattern: RegExp;
  read: (match: readonly (string | undefined)[], today: string) => readonly Claim[];
}

export function createClaim(kind: Claim['kind'], ...any: string[]): Claim {
  return { kind, any };
}
