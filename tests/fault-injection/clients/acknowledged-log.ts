/** Results that the server acknowledged to a client. Each must be in the database afterwards. */
export type AcknowledgedResult =
  | { what: 'held'; holdId: string; classId: string }
  | { what: 'released'; holdId: string }
  | { what: 'payment opened'; intentId: string }
  | { what: 'booked'; bookingId: string; classId: string }
  | { what: 'cancelled'; bookingId: string }
  | { what: 'late cancelled'; bookingId: string }
  | { what: 'moved'; bookingId: string; classId: string }
  | { what: 'bought'; purchaseId: string }
  | { what: 'subscribed'; membershipId: string }
  | { what: 'waiting'; entryId: string }
  | { what: 'left the list'; entryId: string }
  | { what: 'taken for them'; entryId: string }
  | { what: 'tour booked'; tourId: string; start: string }
  | { what: 'tour moved'; tourId: string; start: string }
  | { what: 'tour cancelled'; tourId: string }
  | { what: 'paid at the desk'; bookingId: string; pence: number }
  | { what: 'given back at the desk'; bookingId: string; pence: number }
  | { what: 'sold'; entitlementId: string; pence: number }
  | { what: 'sale reversed'; entitlementId: string }
  | { what: 'class cancelled'; classId: string };

/** Change whose response was lost, so that both outcomes are valid. */
export type UnknownResult = Extract<
  AcknowledgedResult,
  {
    what:
      | ('cancelled' | 'late cancelled' | 'moved')
      | ('tour moved' | 'tour cancelled')
      | ('sale reversed' | 'class cancelled');
  }
>;

/**
 * Failures of a request other than errors of the API: cut off midway, no server reached, or temporarily unavailable
 * (503).
 */
export type ResponseTrouble = 'cut off' | 'no server' | 'unavailable';

/** Log of all clients in a run. */
export interface ClientLog {
  acknowledgedResults: AcknowledgedResult[];
  unsure: UnknownResult[];
  /** Acknowledged operations by kind. */
  acknowledged: Record<string, number>;
  /** Errors by code, and transport failures by kind. */
  errors: Record<string, number>;
  /** Invalid responses: no JSON, an unknown error code, a 500, or a 503 without Retry-After. */
  faults: string[];
}

export function createClientLog(): ClientLog {
  return { acknowledgedResults: [], unsure: [], acknowledged: {}, errors: {}, faults: [] };
}

export function incrementCount(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

export function recordAcknowledged(log: ClientLog, result: AcknowledgedResult): void {
  log.acknowledgedResults.push(result);
  incrementCount(log.acknowledged, result.what);
}
