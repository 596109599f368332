import type { ConfirmationSummary } from './confirmation-summary.ts';
import { freedWords } from './confirmation-words.ts';
import { money } from './money-words.ts';

/** The exact consequence of cancelling, said before it is done. */
export function cancelConsequence({ ifCancelled, activityType }: ConfirmationSummary): string {
  return [ifCancelled, freedWords(activityType)].filter(Boolean).join(' ');
}

/** "1 session of Reformer Flex 8, 4 left"; of an unlimited one only its name. */
export function sessionWords({ name, sessionsLeft }: NonNullable<ConfirmationSummary['credit']>): string {
  return sessionsLeft === null ? name : `1 session of ${name}, ${sessionsLeft} left`;
}

/** What became of money or credit once the booking does not stand any more. */
export function afterwards(summary: ConfirmationSummary): { title: string; text: string } {
  if (summary.refund) return refundWords(summary, summary.refund);
  if (summary.credit?.sessionsLeft === null) return unlimitedWords(summary.credit.name);
  if (summary.givenUp && !summary.takenAgain) return givenUpWords(summary);
  if (summary.credit) return creditWords(summary, summary.credit);
  return summary.pricePaid > 0
    ? {
        title: 'Nothing goes back yet',
        text: 'You paid one price for two places, and the other one keeps it. It goes back when you cancel that one, too.',
      }
    : { title: 'Nothing to give back', text: 'This booking cost nothing.' };
}

function refundWords(
  { pricePaid, refundedAmount, currency, paidWith }: ConfirmationSummary,
  stage: NonNullable<ConfirmationSummary['refund']>,
) {
  const amount = money(refundedAmount || pricePaid, currency);
  const method = paidWith ? `the original method, ${paidWith}` : 'the original method';
  return {
    completed: { title: `${amount} has gone back`, text: `Refund completed to ${method}.` },
    failed: {
      title: `${amount} did not arrive`,
      text: `Your bank sent the refund to ${method} back. We have been told and will write to you.`,
    },
    initiated: {
      title: `${amount} is on its way back`,
      text: `Refund initiated to ${method}. Banks usually show it within 5 to 10 days.`,
    },
  }[stage];
}

function givenUpWords({ credit, pricePaid, currency, paidWith, free }: ConfirmationSummary) {
  if (free) return { title: 'Thank you for telling us', text: 'This booking cost nothing.' };
  const back = credit
    ? `your session goes back to ${credit.name}`
    : `${money(pricePaid, currency)} goes back to ${paidWith ?? 'your card'}`;
  return {
    title: 'If somebody takes it',
    text: `Then ${back}, and we write to you. Until then nothing does.`,
  };
}

function unlimitedWords(name: string) {
  return {
    title: 'Nothing to give back',
    text: `${name} is unlimited: book another class whenever you like.`,
  };
}

function creditWords(
  { takenAgain }: ConfirmationSummary,
  { name, sessionsLeft }: NonNullable<ConfirmationSummary['credit']>,
) {
  const why = takenAgain ? 'Somebody has taken your place, so it' : 'It';
  const text = `${why} has gone back to ${name}. You have ${sessionsLeft} left.`;
  return { title: 'Your session is back', text };
}
