import { formatCount } from '@studio/domain/text/format';
import { toApiFailure } from '../api/to-api-failure.ts';

/** Returns the server's message, or a fallback. */
export function getErrorMessage(error: unknown): string {
  return toApiFailure(error).message || 'That didn’t work. Check whether it was saved, then try again.';
}

/** Formats a number of sessions, such as "4 sessions", "1 session" or "Unlimited". */
export function formatSessions(sessions: number | null): string {
  if (sessions === null) return 'Unlimited';
  return formatCount(sessions, 'session');
}
