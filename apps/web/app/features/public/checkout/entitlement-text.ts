import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { QuotedEntitlement } from './payment-method.ts';

/**
 * Describes the remaining sessions and the expiry of an entitlement. For the chosen one, adds how many
 * sessions this booking uses.
 */
export function describeEntitlement(credit: QuotedEntitlement, chosen: boolean, now: Date): string {
  const { sessionsLeft, sessions, uses } = credit;
  const until = formatExpiry(credit, now);
  if (sessionsLeft === null) return until ? `Unlimited classes until ${until}.` : 'Unlimited classes.';
  if (!chosen) return until ? `${sessionsLeft} left, valid until ${until}` : `${sessionsLeft} left`;
  const all = sessions ?? sessionsLeft;
  const remaining = `${sessionsLeft} of ${formatCount(all, 'session')} left${until ? `, valid until ${until}` : ''}.`;
  return `${remaining} This booking uses ${uses}.`;
}

/**
 * Returns how many of an entitlement's sessions are used, taken by this booking, and remaining. Returns null for
 * unlimited entitlements and for more than 12 sessions.
 */
export function toSessionMeter({ sessionsLeft, sessions, uses }: QuotedEntitlement) {
  if (sessionsLeft === null) return null;
  const all = Math.max(sessions ?? sessionsLeft, sessionsLeft);
  return all > maxDots ? null : { used: all - sessionsLeft, now: uses, left: sessionsLeft - uses };
}

const maxDots = 12;

/** Formats the last valid London day, such as "1 December", or "12 January 2027" in another year. */
function formatExpiry({ expiresAt }: QuotedEntitlement, now: Date): string | null {
  if (!expiresAt) return null;
  const last = toLondonDate(new Date(new Date(expiresAt).getTime() - 1));
  const day = formatDayMedium(last).replace(/^\S+ /, '');
  const year = last.slice(0, 4);
  return year === toLondonDate(now).slice(0, 4) ? day : `${day} ${year}`;
}
