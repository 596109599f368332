/** A length of time in the four units of the countdown; days have as many digits as they need, the others two. */
export interface CountdownParts {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** Seconds from one instant until another, both in milliseconds; a begun second counts, and it never falls below 0. */
export function getSecondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

/** "12", "00", "18", "41" of a number of seconds. */
export function toCountdownParts(seconds: number): CountdownParts {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}
