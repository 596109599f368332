import { formatPriceShort } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { Services } from '../platform/services.ts';
import { listMonths, type MembershipRow } from './store.ts';
import { nextPayment, standingFreeze } from './wire-membership.ts';

type Words = Omit<LetterMailFacts, 'studio' | 'rowsTitle'>;

/** That a membership ends with its month: until when it holds, and how to keep it. */
export function cancelledWords({ config }: Services, row: MembershipRow): Words {
  const { name, periodEnd, terms } = row;
  const until = periodEnd ? `until ${day(periodEnd)}` : 'until the month that is paid is over';
  const what =
    terms.sessions === null
      ? `Your classes are covered ${until}.`
      : `The sessions you have left are yours for classes ${until}.`;
  return {
    subject: `Cancelled: ${name}`,
    title: 'Your membership is cancelled',
    lead: `${what} Nothing more is charged.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      ...(periodEnd ? [{ label: 'Ends', value: dayAndYear(periodEnd), strong: true }] : []),
    ],
    action: { label: 'Keep my membership', href: `${config.publicUrl}/account` },
    note: { text: 'Until then you can keep it after all, in your account. It then goes on as before.' },
  };
}

/** That a cancelled membership goes on after all. */
export function keptWords({ clock, config }: Services, row: MembershipRow): Words {
  const { name, method } = row;
  const next = nextPayment(row, standingFreeze(row, clock.now()));
  return {
    subject: `Kept: ${name}`,
    title: 'Your membership goes on',
    lead: `${name} is not cancelled any more. Everything stays as it was.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Each month', value: formatPriceShort(row.pricePence, row.currency) },
      ...(method ? [{ label: 'Paid with', value: method }] : []),
      ...(next ? [{ label: 'Next payment', value: dayAndYear(next) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
  };
}

/** That a membership has ended, why, and what is still covered. */
export async function endedWords(services: Services, row: MembershipRow): Promise<Words> {
  const { name, endedBecause } = row;
  const last = (await listMonths(services.database, row)).at(-1);
  const isStillGood = last && last.periodEnd > services.clock.now();
  const why =
    endedBecause === 'UNPAID'
      ? `The payment for ${name} failed for the last time, so it has ended.`
      : `${name} has ended, as you asked.`;
  return {
    subject: `Ended: ${name}`,
    title: 'Your membership has ended',
    lead: `${why} Nothing more is charged.`,
    ...(isStillGood
      ? { note: { text: `What you have paid for covers classes until ${day(last.periodEnd)}.` } }
      : {}),
    action: { label: 'See memberships', href: `${services.config.publicUrl}/pricing#memberships` },
  };
}

/** "1 December" */
export function day(instant: Date): string {
  return formatDay(londonDate(instant), { day: 'numeric', month: 'long' });
}

/** "1 December 2026" */
export function dayAndYear(instant: Date): string {
  return formatDayAndYear(londonDate(instant));
}
