/** Latest outcome of a payment, and the number of attempts to get one. */
export interface PaymentAttempts<Outcome> {
  outcome: Outcome;
  /** Number of attempts while the page waited for the outcome. */
  attempts: number;
  /** Number of further attempts, while the page shows the outcome. */
  polls: number;
}

/**
 * Outcome of a payment. `unpaid`: the bank hasn't confirmed the payment yet. `failed`: the server didn't
 * respond with an outcome. All other values are final.
 */
interface Outcome {
  at: string;
}

/** Delays between attempts while the bank is slow, in ms: half a minute in total. */
const retryDelaysMs = [800, 1500, 2500, 4000, 6000, 8000, 8000];

/** Number of attempts without a response after which the page says that the server doesn't respond. */
const maxFailedAttempts = 3;

/** Number of attempts after which the page says that the bank is slow. */
const slowAfterAttempts = 2;

/** Interval of polls in ms while an outcome is unknown. */
export const pollMs = 5_000;

/**
 * Maximum number of polls by timer, which take two minutes. After that, the page polls only when the device is online
 * again or the page becomes visible.
 */
export const maxPolls = 24;

/** Counts an attempt. If a poll gets no response, the shown outcome stays. */
export function addAttempt<Found extends Outcome>(
  before: PaymentAttempts<Found> | undefined,
  outcome: Found,
  declined: boolean,
): PaymentAttempts<Found> {
  if (!before) return { outcome, attempts: 1, polls: 0 };
  if (isWaitingForBank(before, declined)) return { outcome, attempts: before.attempts + 1, polls: 0 };
  return { ...before, outcome: outcome.at === 'failed' ? before.outcome : outcome, polls: before.polls + 1 };
}

/**
 * Returns the delay before the next attempt in ms; false after the last. `declined`: the bank has already
 * declined the payment.
 */
export function getNextDelay(attempts: PaymentAttempts<Outcome>, declined: boolean): number | false {
  if (isWaitingForBank(attempts, declined)) return retryDelaysMs[attempts.attempts - 1] ?? false;
  return shouldPollAgain(attempts, declined) ? pollMs : false;
}

/** Returns whether the page waits for the bank, or for a response of the server, instead of showing the outcome. */
export function isWaitingForBank(
  { outcome: { at }, attempts }: PaymentAttempts<Outcome>,
  declined: boolean,
): boolean {
  if (declined || attempts > retryDelaysMs.length) return false;
  return at === 'unpaid' || (at === 'failed' && attempts < maxFailedAttempts);
}

export function isBankSlow({ attempts }: PaymentAttempts<Outcome>): boolean {
  return attempts >= slowAfterAttempts;
}

/** Returns whether a timer requests the outcome again, because the page shows an unknown one. */
export function shouldPollAgain(attempts: PaymentAttempts<Outcome>, declined: boolean): boolean {
  return isUnsettled(attempts.outcome, declined) && attempts.polls < maxPolls;
}

export function isUnsettled({ at }: Outcome, declined: boolean): boolean {
  return at === 'failed' || (at === 'unpaid' && !declined);
}
