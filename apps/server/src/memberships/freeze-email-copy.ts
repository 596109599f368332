import { canCancelFreeze } from '@studio/domain/memberships/freeze';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';
import { getCurrentOrFutureFreeze } from './membership-dto.ts';
import { formatInstantDay, formatInstantDayAndYear } from './membership-ending-email-copy.ts';
import type { MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/**
 * Returns the email text about a freeze: its dates, and how to cancel it. Returns null without a current or future
 * freeze, and if the membership will end.
 */
export function buildFrozenEmailCopy({ clock, config }: Services, row: MembershipRow): EmailCopy | null {
  const { name, terms } = row;
  const freeze = getCurrentOrFutureFreeze(row, clock.now());
  if (!freeze || row.endsAtPeriodEnd) return null;
  const [from, until] = [formatInstantDay(freeze.from), formatInstantDay(freeze.until)];
  const price = formatPriceShort(row.pricePence, row.currency);
  const nextPayment = `${price} on ${until}`;
  const beforeText =
    terms.sessions === null
      ? `Your membership covers your classes until ${from}.`
      : `You can use your remaining sessions for classes before ${from}.`;
  const isCancellable = canCancelFreeze(row, clock.now());
  return {
    subject: `Freeze confirmed: ${name}`,
    title: `Your membership freezes on ${from}`,
    lead: `${beforeText} We won’t charge you until ${until}. Your membership then restarts automatically.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Frozen from', value: formatInstantDayAndYear(freeze.from), strong: true },
      { label: 'Restarts on', value: formatInstantDayAndYear(freeze.until) },
      {
        label: 'Next payment',
        value:
          terms.sessions === null
            ? nextPayment
            : `${nextPayment}, with ${formatCount(terms.sessions, 'session')} to use`,
      },
    ],
    ...(isCancellable
      ? {
          action: { label: 'Cancel freeze', href: `${config.publicUrl}/account` },
          note: { text: 'You can cancel the freeze in your account until it starts.' },
        }
      : {}),
  };
}

/**
 * Returns the email text about a freeze that was cancelled before its start. Returns null if the membership is frozen
 * again, or has ended or will end.
 */
export function buildFreezeCancelledEmailCopy(
  { clock, config }: Services,
  row: MembershipRow,
): EmailCopy | null {
  const { name, method, periodEnd, endsAtPeriodEnd } = row;
  if (row.status === 'ENDED' || endsAtPeriodEnd || getCurrentOrFutureFreeze(row, clock.now())) return null;
  return {
    subject: `Freeze cancelled: ${name}`,
    title: 'Your freeze is cancelled',
    lead: `We won’t freeze ${name}. Everything else stays the same.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Monthly price', value: formatPriceShort(row.pricePence, row.currency) },
      ...(method ? [{ label: 'Paid with', value: method }] : []),
      ...(periodEnd ? [{ label: 'Next payment', value: formatInstantDayAndYear(periodEnd) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
  };
}
