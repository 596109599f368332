/**
 * Something that a text says and that can be looked up. `address` is any way out, or a code. `free` is a number of places that are free; `weekday` 1 is Monday,
 * 7 Sunday; `money` is in pence, or with its sign where it is no sterling.
 */
export interface Claim {
  kind: 'address' | 'money' | 'percent' | 'time' | 'date' | 'weekday' | 'free' | 'number';
  /** What it may mean; one of them has to be true. Empty: it cannot be true. */
  any: readonly string[];
}

/** Finds claims of one sort. What it matches is not looked at again by those after it. */
export interface ClaimParser {
  pattern: RegExp;
  read: (match: readonly (string | undefined)[], today: string) => readonly Claim[];
}

export function createClaim(kind: Claim['kind'], ...any: string[]): Claim {
  return { kind, any };
}
