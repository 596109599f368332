import { formatDayName } from '../time/format-day-name.ts';
import { addDays, getMondayIndex, type LocalDate } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/** Opening hours as 'HH:MM' in London. */
export interface TeamHours {
  weekdays: { opens: string; closes: string };
  weekends: { opens: string; closes: string };
}

/**
 * Whether the team is available, and if not, when it will be. `opensAt` is null when the team is available, and when the
 * studio doesn't open within `maxLookaheadDays` days.
 */
export interface TeamAvailability {
  open: boolean;
  opensAt: Date | null;
}

/**
 * Number of days ahead in which the next opening is searched. If the studio is closed for longer, no opening time is
 * shown.
 */
export const maxLookaheadDays = 21;

/** Returns whether the team is available (handbook: chat 6): within the opening hours, and not on a closed day. */
export function getTeamAvailability(
  hours: TeamHours,
  closedDays: ReadonlySet<LocalDate>,
  now: Date,
): TeamAvailability {
  const today = toLondonDate(now);
  for (let ahead = 0; ahead <= maxLookaheadDays; ahead++) {
    const date = addDays(today, ahead);
    if (closedDays.has(date)) continue;
    const { opens, closes } = getMondayIndex(date) < 5 ? hours.weekdays : hours.weekends;
    const opensAt = toLondonInstant(date, opens);
    if (now < opensAt) return { open: false, opensAt };
    if (now < toLondonInstant(date, closes)) return { open: true, opensAt: null };
  }
  return { open: false, opensAt: null };
}

/** Describes when a waiting visitor can expect a reply, in one or two sentences. */
export function formatExpectedReplyTime(
  { open, opensAt }: TeamAvailability,
  now: Date,
  hasEmail: boolean,
): string {
  if (open)
    return hasEmail
      ? 'Someone usually replies within a few minutes. If you leave the chat, we’ll email our reply.'
      : 'Someone usually replies within a few minutes.';
  const email = hasEmail ? 'We’ll email our reply.' : 'Leave your email and we’ll reply there.';
  return opensAt ? `We open at ${toLondonTime(opensAt)} ${formatDayPhrase(opensAt, now)}. ${email}` : email;
}

/** Returns 'today', 'tomorrow', 'on Saturday' or 'on Sat 5 Dec'. */
function formatDayPhrase(instant: Date, now: Date): string {
  const name = formatDayName(toLondonDate(instant), toLondonDate(now));
  return name === 'Today' || name === 'Tomorrow' ? name.toLowerCase() : `on ${name}`;
}
