import { rightToCancelCopy } from '@studio/content/copy/right-to-cancel';
import { formatPriceShort } from '@studio/domain/money/money';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioDetails } from '../catalogue/studio-details.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import { findMember } from '../members/store.ts';
import type { EmailDraft, MembershipEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { freezeCancelledText, frozenText } from './freeze-text.ts';
import {
  endedText,
  formatInstantDay,
  formatInstantDayAndYear,
  membershipCancelledText,
  resumedText,
} from './membership-ending-text.ts';
import { findMembership, type MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/** Builds an email about a membership when it is sent. Drops an email that no longer applies. */
export async function buildMembershipEmail(
  services: Services,
  order: MembershipEmailJob,
): Promise<EmailDraft<{ template: 'letter'; details: GenericEmailDetails }>> {
  const { database, config } = services;
  const { branchId, subject } = order;
  const row = await findMembership(database, { branchId, id: subject.membershipId });
  if (!row) return { drop: 'the membership was not found' };
  const member = await findMember(database, row.memberId);
  if (!member?.email) return { drop: 'no recipient' };
  const copy = await buildCopy(services, order, row);
  if (!copy) return { drop: 'no longer true' };
  const studio = toStudioDetails(services, await loadBranchProfile(database, branchId));
  const footer = {
    text: 'You can cancel it, freeze it or change the card at any time.',
    link: { label: 'Your account', href: `${config.publicUrl}/account` },
  };
  const continuation = row.status !== 'ENDED' && !row.endsAtPeriodEnd;
  const details = {
    studio,
    rowsTitle: 'Your membership',
    ...(continuation ? { footer } : {}),
    ...copy,
  };
  return { to: member.email, email: { template: 'letter', details } };
}

async function buildCopy(
  services: Services,
  order: MembershipEmailJob,
  row: MembershipRow,
): Promise<EmailCopy | null> {
  switch (order.kind) {
    case 'membership-welcome':
      return row.status === 'ENDED' ? null : await buildWelcomeCopy(services, row);
    case 'membership-payment-failed':
      return row.status === 'PAST_DUE' && row.failedAttempt === order.subject.attempt
        ? buildPaymentFailedCopy(services, row)
        : null;
    case 'membership-cancelled':
      return row.status !== 'ENDED' && row.endsAtPeriodEnd ? membershipCancelledText(services, row) : null;
    case 'membership-resumed':
      return row.status !== 'ENDED' && !row.endsAtPeriodEnd ? resumedText(services, row) : null;
    case 'membership-frozen':
      return frozenText(services, row);
    case 'membership-unfrozen':
      return freezeCancelledText(services, row);
    case 'membership-ended':
      return row.status === 'ENDED' ? endedText(services, row) : null;
  }
}

async function buildWelcomeCopy({ config, database }: Services, row: MembershipRow): Promise<EmailCopy> {
  const { email } = await loadBranchProfile(database, row.branchId);
  const { name, periodEnd, terms, endsAtPeriodEnd } = row;
  const until = periodEnd ? ` until ${formatInstantDay(periodEnd)}` : '';
  const sessions =
    terms.sessions === null
      ? `Your classes are covered${until}, and on from there every month.`
      : `${terms.sessions} sessions are yours${until}; new ones come every month.`;
  return {
    subject: `Welcome: ${name}`,
    title: `Welcome to ${name}`,
    lead: sessions,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Each month', value: amount(row) },
      ...(row.method ? [{ label: 'Paid with', value: row.method }] : []),
      ...(periodEnd && !endsAtPeriodEnd
        ? [{ label: 'Next payment', value: formatInstantDayAndYear(periodEnd) }]
        : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
    note: { text: rightToCancelCopy.used.replace('{email}', email) },
  };
}

function buildPaymentFailedCopy({ config }: Services, row: MembershipRow): EmailCopy {
  const { name, nextAttemptAt, failure, method } = row;
  const continuation = nextAttemptAt
    ? `We try again on ${formatInstantDay(nextAttemptAt)}.`
    : 'We do not try again by ourselves.';
  return {
    subject: `Payment failed: ${name}`,
    title: 'Your payment did not go through',
    lead: `${amount(row)} for ${name} could not be taken${method ? ` from ${method}` : ''}. ${continuation}`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'To pay', value: amount(row), strong: true },
      ...(failure ? [{ label: 'What the bank says', value: failure }] : []),
      { label: 'Next try', value: nextAttemptAt ? formatInstantDayAndYear(nextAttemptAt) : 'None' },
    ],
    action: { label: 'Use another card', href: `${config.publicUrl}/account` },
    note: {
      text: 'A new card is charged at once. Until then no new sessions come, and those that are paid for stay yours. After the last try the membership ends.',
    },
  };
}

function amount({ pricePence, currency }: MembershipRow): string {
  return formatPriceShort(pricePence, currency);
}
