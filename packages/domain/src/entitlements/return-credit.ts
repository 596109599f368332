/** Days that a credit is good for after it came back to a pack that had expired (decisions, "Cancelling"). */
export const returnedCreditDays = 14;

/** When a credit ends after one of its sessions has come back: later only if it had expired meanwhile. */
export function expiryAfterReturn(expiresAt: Date | null, now: Date): Date | null {
  if (!expiresAt || expiresAt.getTime() > now.getTime()) return expiresAt;
  return new Date(now.getTime() + returnedCreditDays * 86_400_000);
}
