/** Duration in the four units of the countdown. Each has two digits; days may have more. */
export interface CountdownParts {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** Returns the seconds from `nowMs` until `endsAtMs` (both in epoch ms), rounded up and never below 0. */
export function getSecondsLeft(endsAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}

/** Splits seconds into the texts of the four units, such as "12", "00", "18" and "41". */
export function toCountdownParts(seconds: number): CountdownParts {
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    days: two(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}
