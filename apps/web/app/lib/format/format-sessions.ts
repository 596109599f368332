import { formatCount } from '@studio/domain/text/format';

/** Formats a number of sessions, such as "4 sessions", "1 session" or "Unlimited". */
export function formatSessions(sessions: number | null): string {
  if (sessions === null) return 'Unlimited';
  return formatCount(sessions, 'session');
}
