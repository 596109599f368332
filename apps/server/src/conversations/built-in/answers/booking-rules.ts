import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

const links = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Cancellation rules', to: '/faq#cancel' },
];
const resold = 'If someone takes it, we’ll refund you or return your session.';

/** States the rule about late cancellations, applied to the time that the message names. */
export function answerLateCancelling(message: ParsedMessage): Reply {
  if (isFreeToCancel(message))
    return buildReply(
      'That’s more than 24 hours before the start, so you can cancel free of charge. You do it on your booking page.',
      { links },
    );
  return buildReply(
    `Less than 24 hours before the start, it’s too late for an automatic refund. You can still release your place. ${resold}`,
    { links },
  );
}

/** Returns whether the notice or the class time in the message leaves enough time. False if it names neither. */
function isFreeToCancel({ own, question, normalized }: ParsedMessage): boolean {
  const [, ahead = '', unit = ''] =
    /\b(\d+|two|three|a couple of) (days?|hours?|weeks?) (before|ahead|b4|in advance|notice)\b/.exec(
      normalized,
    ) ?? [];
  if (unit) {
    const count = Number(ahead) || (ahead === 'three' ? 3 : 2);
    const hours = count * (unit.startsWith('day') ? 24 : unit.startsWith('week') ? 168 : 1);
    return hours * 60 >= freeCancellationMinutes;
  }
  const { days, times } = own.when;
  if (!days || days.from !== days.to || !times?.at) return false;
  const startsAt = toLondonInstant(days.from, times.at).getTime();
  return startsAt - question.now.getTime() >= freeCancellationMinutes * 60_000;
}

/** Says how far ahead classes can be booked: until the last day of the timetable. */
export async function answerBookingHorizon(
  { today }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const planned = await tools.findClasses({ from: today, to: '9999-12-31' });
  const last = planned.at(-1);
  if (!last) return null;
  return buildReply(
    `You can book classes up to ${formatDayMedium(last.date)} at the moment. We add more every day.`,
    { links: [{ label: 'See the timetable', to: '/timetable' }] },
  );
}
