const minute = 60;
const hour = 60 * minute;

/**
 * Seconds between each attempt and the next. With the first attempt, a delivery is tried nine times in about 32 hours.
 */
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

/** Returns when to retry a delivery after a number of attempts (1 or more); null when no more attempts are left. */
export function getNextAttempt(tries: number, now: Date): Date | null {
  const pause = retryDelaysSeconds[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}

/** Hours for which an old secret still signs messages, in addition to the new one. */
export const oldSecretValidHours = 24;
