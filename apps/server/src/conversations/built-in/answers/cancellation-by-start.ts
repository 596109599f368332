import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { addDays, daysBetween } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { formatRelativeDay } from './class-text.ts';

const links = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Cancellation rules', to: '/faq#cancel' },
];

/**
 * States the rule for the class whose day and time a message names. Returns null if the start isn't clear, such as in
 * "it's 9pm now", or can be before or after the 24-hour limit. Also returns null for a member who is too late, because
 * the caller then answers from the member's own booking.
 */
export function answerCancellationByStart(message: ParsedMessage): Reply | null {
  const { current, today, question, normalized } = message;
  const left = getMinutesLeftRange(message);
  const { days, times } = current.when;
  // "It's 9pm now" isn't the start of the class.
  if (!left || !days || /\bnow\b/.test(normalized)) return null;
  // "Can I cancel today?" says when, but not which class.
  if (!times && days.from === today) return null;
  if (left.least >= freeCancellationMinutes && times?.at)
    return buildReply(
      `You can still cancel it free of charge until ${formatRelativeDay(addDays(days.from, -1), today)} at ${times.at}, on your booking page. We’ll refund your card or return your session.`,
      { links },
    );
  if (left.least >= freeCancellationMinutes)
    return buildReply(
      'You can still cancel it free of charge, up to 24 hours before it starts. We’ll refund your card or return your session.',
      { links },
    );
  // Null for members, so that the caller answers from their own booking.
  if (question.signedIn || left.most >= freeCancellationMinutes) return null;
  return buildReply(
    'That’s less than 24 hours away, so it’s too late for an automatic refund. You can still release your place on your booking page. If someone takes it, we’ll refund you or return your session.',
    { links },
  );
}

/**
 * Returns the least and most minutes until the class whose day and times a message names; null unless it names one day,
 * today or later.
 */
export function getMinutesLeftRange({
  current,
  today,
  question,
}: ParsedMessage): { least: number; most: number } | null {
  const { days, times } = current.when;
  if (!days || days.from !== days.to || days.to < today) return null;
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const from = daysBetween(today, days.from) * 1440 - toMinutes(toLondonTime(question.now));
  const { from: first = '06:00', to: last = '22:00', at = null } = times ?? {};
  return { least: from + toMinutes(at ?? first), most: from + toMinutes(at ?? last) };
}
