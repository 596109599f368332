import { rightToCancel } from '@studio/content/copy/right-to-cancel';
import { formatPriceShort } from '@studio/domain/money/money';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import { findMember } from '../members/store.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { MailDraft, MembershipMailOrder } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { cancelledWords, day, dayAndYear, endedWords, keptWords } from './ending-words.ts';
import { frozenWords, unfrozenWords } from './freeze-words.ts';
import { findMembership, type MembershipRow } from './store.ts';

type Words = Omit<LetterMailFacts, 'studio' | 'rowsTitle'>;

/** Reads what a mail about a membership says at the moment it is sent; what is no longer so is not told. */
export async function membershipMailDraft(
  services: Services,
  order: MembershipMailOrder,
): Promise<MailDraft<{ template: 'letter'; facts: LetterMailFacts }>> {
  const { database, config } = services;
  const { branchId, subject } = order;
  const row = await findMembership(database, { branchId, id: subject.membershipId });
  if (!row) return { drop: 'the membership is not there' };
  const member = await findMember(database, row.memberId);
  if (!member?.email) return { drop: 'the member has no address' };
  const words = await wordsOf(services, order, row);
  if (!words) return { drop: 'not so any more' };
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  const foot = {
    text: 'You can cancel it, freeze it or change the card at any time.',
    link: { label: 'Your account', href: `${config.publicUrl}/account` },
  };
  const goesOn = row.status !== 'ENDED' && !row.endsAtPeriodEnd;
  const facts = { studio, rowsTitle: 'Your membership', ...(goesOn ? { foot } : {}), ...words };
  return { to: member.email, mail: { template: 'letter', facts } };
}

async function wordsOf(
  services: Services,
  order: MembershipMailOrder,
  row: MembershipRow,
): Promise<Words | null> {
  switch (order.kind) {
    case 'membership-welcome':
      return row.status === 'ENDED' ? null : await welcomeWords(services, row);
    case 'membership-payment-failed':
      return row.status === 'PAST_DUE' && row.failedAttempt === order.subject.attempt
        ? failedWords(services, row)
        : null;
    case 'membership-cancelled':
      return row.status !== 'ENDED' && row.endsAtPeriodEnd ? cancelledWords(services, row) : null;
    case 'membership-kept':
      return row.status !== 'ENDED' && !row.endsAtPeriodEnd ? keptWords(services, row) : null;
    case 'membership-frozen':
      return frozenWords(services, row);
    case 'membership-unfrozen':
      return unfrozenWords(services, row);
    case 'membership-ended':
      return row.status === 'ENDED' ? endedWords(services, row) : null;
  }
}

async function welcomeWords({ config, database }: Services, row: MembershipRow): Promise<Words> {
  const { email } = await readBranchProfile(database, row.branchId);
  const { name, periodEnd, terms, endsAtPeriodEnd } = row;
  const until = periodEnd ? ` until ${day(periodEnd)}` : '';
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
      ...(periodEnd && !endsAtPeriodEnd ? [{ label: 'Next payment', value: dayAndYear(periodEnd) }] : []),
    ],
    action: { label: 'Book a class', href: `${config.publicUrl}/timetable` },
    note: { text: rightToCancel.used.replace('{email}', email) },
  };
}

function failedWords({ config }: Services, row: MembershipRow): Words {
  const { name, nextAttemptAt, failure, method } = row;
  const goesOn = nextAttemptAt
    ? `We try again on ${day(nextAttemptAt)}.`
    : 'We do not try again by ourselves.';
  return {
    subject: `Payment failed: ${name}`,
    title: 'Your payment did not go through',
    lead: `${amount(row)} for ${name} could not be taken${method ? ` from ${method}` : ''}. ${goesOn}`,
    rows: [
      { label: 'Membership', value: name, strong: true },
      { label: 'To pay', value: amount(row), strong: true },
      ...(failure ? [{ label: 'What the bank says', value: failure }] : []),
      { label: 'Next try', value: nextAttemptAt ? dayAndYear(nextAttemptAt) : 'None' },
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
