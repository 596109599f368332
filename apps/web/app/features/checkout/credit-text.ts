import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { QuotedCredit } from './payment-method.ts';

/** "session", "sessions". */
export function pluraliseSessions(count: number): string {
  return count === 1 ? 'session' : 'sessions';
}

const numbers = ['none', 'one', 'two', 'three', 'four'];

/** What is left of a credit and until when; the chosen one also says what this booking takes. */
export function describeCredit(credit: QuotedCredit, chosen: boolean, now: Date): string {
  const { sessionsLeft, sessions, uses } = credit;
  const until = untilWords(credit, now);
  if (sessionsLeft === null) return until ? `Unlimited classes until ${until}.` : 'Unlimited classes.';
  if (!chosen) return until ? `${sessionsLeft} left, valid until ${until}` : `${sessionsLeft} left`;
  const all = sessions ?? sessionsLeft;
  const left = `${sessionsLeft} of ${all} ${pluraliseSessions(all)} left${until ? ` until ${until}` : ''}.`;
  return `${left} This uses ${numbers[uses] ?? uses}.`;
}

/** How many pips are used, taken by this booking, and left; null when a number says it better. */
export function toCreditMeter({ sessionsLeft, sessions, uses }: QuotedCredit) {
  if (sessionsLeft === null) return null;
  const all = Math.max(sessions ?? sessionsLeft, sessionsLeft);
  return all > pipsMax ? null : { used: all - sessionsLeft, now: uses, left: sessionsLeft - uses };
}

/** More than these are not drawn: they are a number. */
const pipsMax = 12;

/** "1 December", "12 January 2027": the last London day on which it is good. */
function untilWords({ expiresAt }: QuotedCredit, now: Date): string | null {
  if (!expiresAt) return null;
  const last = toLondonDate(new Date(new Date(expiresAt).getTime() - 1));
  const day = formatDayMedium(last).replace(/^\S+ /, '');
  const year = last.slice(0, 4);
  return year === toLondonDate(now).slice(0, 4) ? day : `${day} ${year}`;
}
