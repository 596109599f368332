import { formatPriceShort } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import { findMember } from '../members/store.ts';
import type { LetterMailFacts } from '../outside/mail/facts.ts';
import type { MailDraft, MembershipMailOrder } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findMembership, listMonths, type MembershipRow } from './store.ts';

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
  const facts = {
    studio,
    rowsTitle: 'Your membership',
    ...(row.status === 'ENDED' ? {} : { foot }),
    ...words,
  };
  return { to: member.email, mail: { template: 'letter', facts } };
}

async function wordsOf(
  services: Services,
  order: MembershipMailOrder,
  row: MembershipRow,
): Promise<Words | null> {
  switch (order.kind) {
    case 'membership-welcome':
      return row.status === 'ENDED' ? null : welcomeWords(services, row);
    case 'membership-payment-failed':
      return row.status === 'PAST_DUE' && row.failedAttempt === order.subject.attempt
        ? failedWords(services, row)
        : null;
    case 'membership-ended':
      return row.status === 'ENDED' ? endedWords(services, row) : null;
  }
}

function welcomeWords({ config }: Services, row: MembershipRow): Words {
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

async function endedWords(services: Services, row: MembershipRow): Promise<Words> {
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

function amount({ pricePence, currency }: MembershipRow): string {
  return formatPriceShort(pricePence, currency);
}

/** "1 December" */
function day(instant: Date): string {
  return formatDay(londonDate(instant), { day: 'numeric', month: 'long' });
}

/** "1 December 2026" */
function dayAndYear(instant: Date): string {
  return formatDayAndYear(londonDate(instant));
}
