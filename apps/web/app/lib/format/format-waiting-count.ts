/**
 * Formats the number of waiting people for staff, such as "3 waiting" or "3 waiting (1 unconfirmed)". Returns
 * null when there are none.
 */
export function formatWaitingCount({
  waiting,
  waitingUnconfirmed,
}: {
  waiting: number;
  waitingUnconfirmed: number;
}): string | null {
  if (waiting === 0) return null;
  return waitingUnconfirmed > 0
    ? `${waiting} waiting (${waitingUnconfirmed} unconfirmed)`
    : `${waiting} waiting`;
}
