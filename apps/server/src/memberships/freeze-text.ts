import { canCancelFreeze } from '@studio/domain/memberships/freeze';
import { formatPriceShort } from '@studio/domain/money/money';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { Services } from '../platform/services.ts';
import { getCurrentFreeze } from './membership-dto.ts';
import { formatInstantDay, formatInstantDayAndYear } from './membership-ending-text.ts';
import type { MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/**
 * Returns the email text about a freeze: its dates, and how to cancel it. Returns null if the membership isn't frozen.
 */
export function frozenText({ clock, config }: Services, row: MembershipRow): EmailCopy | null {
  const { name, terms } = row;
  const freeze = getCurrentFreeze(row, clock.now());
  if (!freeze || row.endsAtPeriodEnd) return null;
  const [from, until] = [formatInstantDay(freeze.from), formatInstantDay(freeze.until)];
  const resumeText =
    terms.sessions === null ? 'your classes are covered again' : `${terms.sessions} new sessions come`;
  const beforeText =
    terms.sessions === null
      ? `Your classes are covered until ${from}.`
      : `The sessions you have left are yours for classes before ${from}.`;
  const isCancellable = canCancelFreeze(row, clock.now());
  const account = { label: 'Your account', href: `${config.publicUrl}/account` };
  return {
    subject: `Frozen: ${name}`,
    title: `Your membership freezes on ${from}`,
    lead: `${beforeText} Nothing is charged until ${until}; then it goes on by itself.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Frozen from', value: formatInstantDayAndYear(freeze.from), strong: true },
      { label: 'Goes on', value: formatInstantDayAndYear(freeze.until) },
      {
        label: 'Next payment',
        value: `${formatPriceShort(row.pricePence, row.currency)} on ${until}, and ${resumeText}`,
      },
    ],
    ...(isCancellable
      ? {
          action: { ...account, label: 'Keep it running' },
          note: {
            text: 'Until it begins you can take the freeze back, in your account. It then goes on as before.',
          },
        }
      : {}),
    footer: { text: 'You can cancel it or change the card at any time.', link: account },
  };
}

/**
 * Returns the email text about a freeze that was cancelled before its start. Returns null if the membership is frozen
 * again, or will end.
 */
export function freezeCancelledText({ clock, config }: Services, row: MembershipRow): EmailCopy | null {
  const { name, method, periodEnd, endsAtPeriodEnd } = row;
  if (row.status === 'ENDED' || endsAtPeriodEnd || getCurrentFreeze(row, clock.now())) return null;
  return {
    subject: `Not frozen: ${name}`,
    title: 'Your membership goes on',
    lead: `${name} is not frozen after all. Everything stays as it was.`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Each month', value: formatPriceShort(row.pricePence, row.currency) },
      ...(method ? [{ label: 'Paid with', value: method }] : []),
      ...(periodEnd ? [{ label: 'Next payment', value: formatInstantDayAndYear(periodEnd) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
  };
}
