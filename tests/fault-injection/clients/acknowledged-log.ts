/** What a client was told, and may rely on. Everything here has to be in the database afterwards as it was told. */
export type AcknowledgedResult =
  | { what: 'held'; holdId: string; classId: string }
  | { what: 'released'; holdId: string }
  | { what: 'payment opened'; intentId: string }
  | { what: 'booked'; bookingId: string; classId: string }
  | { what: 'cancelled'; bookingId: string }
  | { what: 'given up'; bookingId: string }
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
  | { what: 'taken back'; entitlementId: string }
  | { what: 'class off'; classId: string };

/** A change that somebody asked for without ever hearing how it ended: either is right. */
export type UnknownResult = Extract<
  AcknowledgedResult,
  {
    what:
      | ('cancelled' | 'given up' | 'moved')
      | ('tour moved' | 'tour cancelled')
      | ('taken back' | 'class off');
  }
>;

/** How an answer came out of the server, where it was none that a client may rely on. */
export type ResponseTrouble = 'cut off' | 'nobody there' | 'away';

/** What all clients of a run have written down. */
export interface ClientLog {
  told: AcknowledgedResult[];
  unsure: UnknownResult[];
  /** Acknowledged operations by kind. */
  acknowledged: Record<string, number>;
  /** Refusals by code, and troubles by kind. */
  errors: Record<string, number>;
  /** Answers that must never be given: no JSON, a code that nobody knows, a 500, a 503 that names no time. */
  faults: string[];
}

export function createClientLog(): ClientLog {
  return { told: [], unsure: [], acknowledged: {}, errors: {}, faults: [] };
}

export function incrementCount(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Writes down what was told. */
export function recordAcknowledged(log: ClientLog, told: AcknowledgedResult): void {
  log.told.push(told);
  incrementCount(log.acknowledged, told.what);
}
