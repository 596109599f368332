/**
 * Returns [surviving, merged] of two people who are merged. The person with an account survives. If both or neither have
 * one, the first survives.
 */
export function chooseSurvivor<Side>(
  one: Side,
  other: Side,
  hasAccount: (side: Side) => boolean,
): [Side, Side] {
  return hasAccount(other) && !hasAccount(one) ? [other, one] : [one, other];
}
