import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/**
 * Checks that the ledgers add up, and that each active or late-cancelled booking paid with a session has spent exactly
 * one.
 */
export function checkCredits({
  credits: creditRows,
  giftCards,
  bookings,
  sessions,
}: StudioSnapshot): CheckerFinding[] {
  const spent = new Map(sessions.map((session) => [session.bookingId, session.spent]));
  const mismatched = creditRows.filter(
    ({ balance, sum }) => balance !== null && (balance !== sum || balance < 0),
  );
  const overdrawn = giftCards.filter(({ balance, sum }) => balance !== sum || balance < 0);
  const unpaid = bookings.filter(({ id, entitlementId, status, isLateCancelled, isWaived }) => {
    const costs = status !== 'CANCELLED' || (isLateCancelled && !isWaived);
    return (spent.get(id) ?? 0) !== (entitlementId !== null && costs ? 1 : 0);
  });
  return [
    ...mismatched.map(
      ({ id, balance, sum }): CheckerFinding => ({
        about: 'sessions',
        what: `credit ${id} says ${balance}, its movements ${sum}`,
      }),
    ),
    ...overdrawn.map(
      ({ id, balance, sum }): CheckerFinding => ({
        about: 'gift card',
        what: `gift card ${id} says ${balance}, its movements ${sum}`,
      }),
    ),
    ...unpaid.map(
      ({ id, status }): CheckerFinding => ({
        about: 'sessions',
        what: `booking ${id}, ${status}, has taken ${spent.get(id) ?? 0} sessions`,
      }),
    ),
  ];
}
