import { rightToCancelCopy } from '@studio/content/copy/right-to-cancel';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import { findMember } from '../members/store.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { EmailDraft, MembershipEmailJob } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { buildFreezeCancelledEmailCopy, buildFrozenEmailCopy } from './freeze-email-copy.ts';
import {
  buildMembershipCancelledEmailCopy,
  buildMembershipEndedEmailCopy,
  buildMembershipResumedEmailCopy,
  formatInstantDay,
  formatInstantDayAndYear,
} from './membership-ending-email-copy.ts';
import { findMembership, type MembershipRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio' | 'rowsTitle'>;

/** Builds an email about a membership when it is sent. Drops an email that no longer applies. */
export async function buildMembershipEmail(
  services: Services,
  job: MembershipEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const { database, config } = services;
  const { branchId, subject } = job;
  const row = await findMembership(database, { branchId, id: subject.membershipId });
  if (!row) return { drop: 'the membership was not found' };
  const recipient = await findRecipient(services, row);
  if (!recipient) return { drop: 'no recipient' };
  const copy = await buildCopy(services, job, row, recipient);
  if (!copy) return { drop: 'no longer true' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const continuation = row.status !== 'ENDED' && !row.endsAtPeriodEnd;
  const link = { label: 'Manage membership', href: `${config.publicUrl}/account` };
  const footer = {
    text: `You’re getting this email because of your membership with ${studio.name}.`,
    ...(continuation ? { link } : {}),
  };
  const details = {
    studio,
    rowsTitle: 'Your membership',
    footer,
    ...copy,
  };
  return { to: recipient.email, email: { template: 'plain-message', details } };
}

/** Client who gets the emails about a membership. An imported client may have no account yet. */
interface Recipient {
  email: string;
  hasAccount: boolean;
}

/** Finds the email address of a client without an account, by the placeholder id that owns the membership. */
const findAddress: PreparedStatement = {
  name: 'membership_client_address',
  text: `SELECT coalesce(survivor.email, p.email) AS email FROM people p
    LEFT JOIN people survivor ON survivor.branch_id = p.branch_id AND survivor.id = p.merged_into
    WHERE p.branch_id = $1 AND 'person:' || p.id = $2`,
};

async function findRecipient(
  { database }: Services,
  { branchId, memberId }: MembershipRow,
): Promise<Recipient | null> {
  const member = await findMember(database, memberId);
  if (member?.email) return { email: member.email, hasAccount: true };
  const [client] = await database.run<{ email: string | null }>(findAddress, [branchId, memberId]);
  return client?.email ? { email: client.email, hasAccount: false } : null;
}

async function buildCopy(
  services: Services,
  job: MembershipEmailJob,
  row: MembershipRow,
  recipient: Recipient,
): Promise<EmailCopy | null> {
  switch (job.kind) {
    case 'membership-welcome':
      return row.status === 'ENDED' ? null : await buildWelcomeCopy(services, row);
    case 'membership-payment-failed':
      return row.status === 'PAST_DUE' && row.failedAttempt === job.subject.attempt
        ? buildPaymentFailedCopy(services, row, recipient)
        : null;
    case 'membership-cancelled':
      return row.status !== 'ENDED' && row.endsAtPeriodEnd
        ? buildMembershipCancelledEmailCopy(services, row)
        : null;
    case 'membership-resumed':
      return row.status !== 'ENDED' && !row.endsAtPeriodEnd
        ? buildMembershipResumedEmailCopy(services, row)
        : null;
    case 'membership-frozen':
      return buildFrozenEmailCopy(services, row);
    case 'membership-unfrozen':
      return buildFreezeCancelledEmailCopy(services, row);
    case 'membership-ended':
      return row.status === 'ENDED' ? buildMembershipEndedEmailCopy(services, row) : null;
  }
}

async function buildWelcomeCopy({ config, database }: Services, row: MembershipRow): Promise<EmailCopy> {
  const { email } = await loadBranchProfile(database, row.branchId);
  const { name, periodEnd, terms, endsAtPeriodEnd } = row;
  const until = periodEnd ? ` until ${formatInstantDay(periodEnd)}` : '';
  const isUnlimited = terms.sessions === null;
  const coverText = isUnlimited
    ? `Your membership covers your classes${until}.`
    : `You’ve got ${formatCount(terms.sessions ?? 0, 'session')} to use${until}.`;
  const renewalText = isUnlimited ? 'It renews every month.' : 'You get new sessions every month.';
  return {
    subject: `Membership confirmed: ${name}`,
    title: `Welcome to ${name}`,
    lead: endsAtPeriodEnd ? coverText : `${coverText} ${renewalText}`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Monthly price', value: amount(row) },
      ...(row.method ? [{ label: 'Paid with', value: row.method }] : []),
      ...(periodEnd && !endsAtPeriodEnd
        ? [{ label: 'Next payment', value: formatInstantDayAndYear(periodEnd) }]
        : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
    note: { text: rightToCancelCopy.used.replace('{email}', email) },
  };
}

function buildPaymentFailedCopy(
  { config }: Services,
  row: MembershipRow,
  { email, hasAccount }: Recipient,
): EmailCopy {
  const { name, nextAttemptAt, failure, method, terms } = row;
  const continuation = nextAttemptAt
    ? `We’ll try again on ${formatInstantDay(nextAttemptAt)}.`
    : 'We won’t try again automatically.';
  const untilPaidText =
    terms.sessions === null
      ? 'Until you’ve paid, your membership covers only the month you’ve already paid for.'
      : 'You won’t get new sessions until you’ve paid, but you can use the ones you’ve already paid for.';
  return {
    subject: `Payment failed: ${name}`,
    title: 'Your payment failed',
    lead: `We couldn’t take ${amount(row)} for ${name}${method ? ` from ${method}` : ''}. ${continuation}`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'Amount due', value: amount(row), strong: true },
      ...(failure ? [{ label: 'Reason from your bank', value: failure }] : []),
      { label: 'Next attempt', value: nextAttemptAt ? formatInstantDayAndYear(nextAttemptAt) : 'None' },
    ],
    action: { label: 'Use another card', href: `${config.publicUrl}/account` },
    note: {
      text: `${hasAccount ? '' : `To use another card, first create an account with ${email}. `}We’ll charge a new card straight away. ${untilPaidText}${nextAttemptAt ? ' If the last attempt fails, your membership ends.' : ''}`,
    },
  };
}

function amount({ pricePence, currency }: MembershipRow): string {
  return formatPriceShort(pricePence, currency);
}
