const minute = 60;
const hour = 60 * minute;

/** Pauses before each further try of a delivery, in seconds: with the first one, nine tries in about 32 hours. */
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

/** When a delivery is tried again after so many tries (1 or more); null: it has been tried often enough. */
export function getNextAttempt(tries: number, now: Date): Date | null {
  const pause = retryDelaysSeconds[tries - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000);
}

/** How long an old secret still signs beside the new one, in hours. */
export const oldSecretValidHours = 24;
