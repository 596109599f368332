const soldCodeMs = 10 * 60_000;

/**
 * Returns whether a repeated front-desk sale still shows the code of the gift card it sold: for 10 minutes
 * (handbook: packs-and-memberships 21). That is long enough to retry a sale whose response was lost. All staff see the
 * ids of sales, so that a longer time would let them read the codes of cards that belong to clients.
 */
export function isSoldCodeShown(soldAt: Date, now: Date): boolean {
  return now.getTime() - soldAt.getTime() < soldCodeMs;
}
