import { formatPriceShort } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';
import { getCurrentFreeze, getNextPayment } from './membership-dto.ts';
import { listMembershipMonths, type MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/** Returns the email text about a cancelled membership: when it ends, and how to reverse the cancellation. */
export function membershipCancelledText({ config }: Services, row: MembershipRow): EmailCopy {
  const { name, periodEnd, terms } = row;
  const until = periodEnd ? `until ${formatInstantDay(periodEnd)}` : 'until the month that is paid is over';
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
      ...(periodEnd ? [{ label: 'Ends', value: formatInstantDayAndYear(periodEnd), strong: true }] : []),
    ],
    action: { label: 'Keep my membership', href: `${config.publicUrl}/account` },
    note: { text: 'Until then you can keep it after all, in your account. It then goes on as before.' },
  };
}

export function resumedText({ clock, config }: Services, row: MembershipRow): EmailCopy {
  const { name, method } = row;
  const next = getNextPayment(row, getCurrentFreeze(row, clock.now()));
  return {
    subject: `Kept: ${name}`,
    title: 'Your membership goes on',
    lead: `${name} is not cancelled any more. Everything stays as it was.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Each month', value: formatPriceShort(row.pricePence, row.currency) },
      ...(method ? [{ label: 'Paid with', value: method }] : []),
      ...(next ? [{ label: 'Next payment', value: formatInstantDayAndYear(next) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
  };
}

/** Returns the email text about an ended membership: the reason, and which sessions can still be used. */
export async function endedText(services: Services, row: MembershipRow): Promise<EmailCopy> {
  const { name, endReason } = row;
  const last = (await listMembershipMonths(services.database, row)).at(-1);
  const isStillValid = last && last.periodEnd > services.clock.now();
  const reasonText =
    endReason === 'UNPAID'
      ? `The payment for ${name} failed for the last time, so it has ended.`
      : `${name} has ended, as you asked.`;
  return {
    subject: `Ended: ${name}`,
    title: 'Your membership has ended',
    lead: `${reasonText} Nothing more is charged.`,
    ...(isStillValid
      ? { note: { text: `What you have paid for covers classes until ${formatInstantDay(last.periodEnd)}.` } }
      : {}),
    action: { label: 'See memberships', href: `${services.config.publicUrl}/pricing#memberships` },
  };
}

/** Returns a date such as "1 December". */
export function formatInstantDay(instant: Date): string {
  return formatDay(toLondonDate(instant), { day: 'numeric', month: 'long' });
}

/** Returns a date such as "1 December 2026". */
export function formatInstantDayAndYear(instant: Date): string {
  return formatDayAndYear(toLondonDate(instant));
}
