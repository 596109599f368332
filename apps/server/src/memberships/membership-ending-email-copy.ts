import { formatPriceShort } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';
import { getCurrentOrFutureFreeze, getNextPaymentDate } from './membership-dto.ts';
import { listMembershipMonths, type MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/** Returns the email text about a cancelled membership: when it ends, and how to reverse the cancellation. */
export function buildMembershipCancelledEmailCopy({ config }: Services, row: MembershipRow): EmailCopy {
  const { name, periodEnd, terms } = row;
  const until = periodEnd
    ? `until ${formatInstantDay(periodEnd)}`
    : 'until the end of the month you’ve paid for';
  const what =
    terms.sessions === null
      ? `Your membership covers your classes ${until}.`
      : `You can use your remaining sessions for classes ${until}.`;
  return {
    subject: `Membership cancelled: ${name}`,
    title: 'Your membership is cancelled',
    lead: `${what} We won’t charge you again.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      ...(periodEnd ? [{ label: 'Ends on', value: formatInstantDayAndYear(periodEnd), strong: true }] : []),
    ],
    action: { label: 'Keep membership', href: `${config.publicUrl}/account` },
    note: { text: 'Changed your mind? You can keep your membership at any time before it ends.' },
  };
}

export function buildMembershipResumedEmailCopy({ clock, config }: Services, row: MembershipRow): EmailCopy {
  const { name, method } = row;
  const next = getNextPaymentDate(row, getCurrentOrFutureFreeze(row, clock.now()));
  return {
    subject: `Membership continues: ${name}`,
    title: 'Your membership continues',
    lead: `You’re keeping ${name}. Everything else stays the same.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Monthly price', value: formatPriceShort(row.pricePence, row.currency) },
      ...(method ? [{ label: 'Paid with', value: method }] : []),
      ...(next ? [{ label: 'Next payment', value: formatInstantDayAndYear(next) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
  };
}

/** Returns the email text about an ended membership: the reason, and until when its last payment covers classes. */
export async function buildMembershipEndedEmailCopy(
  services: Services,
  row: MembershipRow,
): Promise<EmailCopy> {
  const { name, endReason } = row;
  const last = (await listMembershipMonths(services.database, row)).at(-1);
  const isStillValid = last && last.periodEnd > services.clock.now();
  const reasonText =
    endReason === 'UNPAID'
      ? `Our last attempt to take your payment for ${name} failed, so your membership has ended.`
      : `${name} has ended, as you asked.`;
  return {
    subject: `Membership ended: ${name}`,
    title: 'Your membership has ended',
    lead: `${reasonText} We won’t charge you again.`,
    ...(isStillValid
      ? { note: { text: `Your last payment covers classes until ${formatInstantDay(last.periodEnd)}.` } }
      : {}),
    action: { label: 'View memberships', href: `${services.config.publicUrl}/pricing#memberships` },
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
