const minute = 60;
const hour = 60 * minute;

/** Delay before each retry of a delivery, in seconds: nine attempts in about 32 hours, including the first. */
export const retryDelaysSeconds = [
  5,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
];

/** Returns when to retry a delivery after that many attempts (1 or more); null when the attempts are used up. */
export function getNextAttempt(tries: number, now: Date): Date | null {
  const pause = retryDelaysSeconds[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}

/** Hours for which an old secret still signs beside the new one. */
export const oldSecretValidHours = 24;
