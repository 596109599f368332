import { failureOf } from './failure-of.ts';

/** Why something of the staff's could not be done, as a sentence. */
export function whyNot(error: unknown): string {
  return failureOf(error).message || 'This did not reach the studio. Please try again.';
}

/** "4 sessions", "1 session", "Unlimited". */
export function sessionsWords(sessions: number | null): string {
  if (sessions === null) return 'Unlimited';
  return sessions === 1 ? '1 session' : `${sessions} sessions`;
}
