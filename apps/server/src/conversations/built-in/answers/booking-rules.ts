import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

const links = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Cancellation rules', to: '/faq#cancel' },
];
const resold = 'If someone takes it, we’ll refund you or return your session.';

/** States the rule about cancelling, or the part of it that applies to the notice that the message names. */
export function answerLateCancelling({ normalized }: ParsedMessage): Reply {
  const notice = parseNoticeHours(normalized);
  const free = 'Until 24 hours before the class starts, you can cancel free of charge on your booking page.';
  const late = `Less than 24 hours before the start, it’s too late for an automatic refund. You can still release your place. ${resold}`;
  if (notice === null) return buildReply(`${free} ${late}`, { links });
  return buildReply(notice * 60 >= freeCancellationMinutes ? free : late, { links });
}

/** Returns the notice that a message names, such as "2 days before", in hours; null if it names none. */
function parseNoticeHours(normalized: string): number | null {
  const [, count = '', unit = ''] =
    /\b(\d+|an?|two|three|a couple of) (days?|hours?|weeks?) (?:before|ahead|b4|in advance|notice|to go)\b/.exec(
      normalized,
    ) ?? [];
  if (!unit) return null;
  const number = Number(count) || (count === 'three' ? 3 : /^an?$/.test(count) ? 1 : 2);
  return number * (unit.startsWith('day') ? 24 : unit.startsWith('week') ? 168 : 1);
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
