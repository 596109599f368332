import { isWithinDays } from '@studio/domain/conversations/parse-date-and-time';
import { formatList } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, OwnBooking, Reply, ReplyLink } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { formatDay } from './class-text.ts';
import { buildPassageReply } from './passage-reply.ts';

const bookingsLink = { label: 'My bookings', to: '/bookings' };
const loginLinks = [{ label: 'Log in', to: '/login' }, bookingsLink];
const guestHint = 'Booked as a guest? Use the link in your confirmation email.';
const rulesLink = { label: 'Cancellation rules', to: '/faq#cancel' };

const freeRule =
  'You can cancel or move a booking free of charge until 24 hours before the class starts. We’ll refund your card or return your session.';
const lateRule =
  'After that you don’t get an automatic refund, but you can release your place. If someone takes it, we’ll refund you or return your session.';

/** Lists the visitor's bookings, those that match the day, time and class of the message if there are any. */
export async function answerOwnBookings(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const bookings = await tools.ownBookings();
  if (!bookings)
    return buildReply(`Log in and I can tell you about your bookings. ${guestHint}`, { links: loginLinks });
  const mentioned = findMentionedBookings(bookings, message);
  if (mentioned.length === 0) return answerNoMatch(bookings, message);
  const { normalized, today } = message;
  const shown = /\bnext\b/.test(normalized) ? mentioned.slice(0, 1) : mentioned;
  const [only] = shown;
  if (only && shown.length === 1)
    return buildReply(
      `${only.title} with ${only.instructorName} is ${formatDay(only.date, today)} at ${only.time}.`,
      { links: linkBookings(shown) },
    );
  return buildReply(`You’ve booked ${formatList(shown.map((one) => formatBooking(one, today)))}.`, {
    links: [...linkBookings(shown).slice(0, 3), bookingsLink],
  });
}

/** Says until when the mentioned booking can be cancelled for its money or session, and where. */
export const answerCancelling = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'cancel', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `You can cancel ${what} free of charge until ${formatMomentMedium(new Date(cancelUntil))}. You do it on your booking page. I can’t do it from here.`
      : `It’s less than 24 hours until ${what}, so it’s too late for an automatic refund. You can still release your place. If someone takes it, we’ll refund you or return your session.`,
  );

/** Says until when the mentioned booking can be moved, and where. */
export const answerMoving = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'move', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `You can move ${what} to another class of the same kind and price until ${formatMomentMedium(new Date(cancelUntil))}. Open the booking and select ‘Move to another class’. I can’t do it from here.`
      : `It’s less than 24 hours until ${what}, so you can’t move the booking any more. You can still release your place.`,
  );

/** Says whether the mentioned booking can still be refunded. Promises nothing that isn't the rule for this booking. */
export const answerRefund = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'get a refund for', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `You get your money or session back for ${what} if you cancel it by ${formatMomentMedium(new Date(cancelUntil))}. You do that on your booking page.`
      : `It’s less than 24 hours until ${what}, so there’s no automatic refund. If you release your place and someone takes it, we’ll refund you or return your session.`,
  );

/** Says when a refund arrives, and offers the team for one that doesn't. */
export async function answerRefundStatus(_message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const passage = await tools.passage('faq:refund-time');
  const rule = passage ? `${buildPassageReply(passage).text} ` : '';
  return buildReply(
    `${rule}Your booking page shows whether we’ve sent it. If it hasn’t arrived by then, shall I ask our team to check?`,
    { links: [bookingsLink], offer: 'talk_to_human' },
  );
}

async function answerForBooking(
  message: ParsedMessage,
  tools: AssistantTools,
  verb: 'cancel' | 'move' | 'get a refund for',
  describe: (booking: OwnBooking, name: string) => string,
): Promise<Reply> {
  const bookings = await tools.ownBookings();
  if (!bookings)
    return buildReply(`${freeRule} ${lateRule} Log in to see your bookings. ${guestHint}`, {
      links: [...loginLinks, rulesLink],
    });
  const mentioned = findMentionedBookings(bookings, message);
  const [only] = mentioned;
  if (!only) return answerNoMatch(bookings, message);
  if (mentioned.length === 1)
    return buildReply(describe(only, formatBooking(only, message.today)), { links: linkBookings([only]) });
  const all = mentioned.map((one) => formatBooking(one, message.today));
  return buildReply(`Which booking would you like to ${verb}: ${formatList(all, 'or')}? Select it below.`, {
    links: linkBookings(mentioned).slice(0, 4),
  });
}

function answerNoMatch(bookings: readonly OwnBooking[], { own, today }: ParsedMessage): Reply {
  if (bookings.length === 0)
    return buildReply('You don’t have any upcoming bookings.', {
      links: [bookingsLink, { label: 'See the timetable', to: '/timetable' }],
    });
  const { days } = own.when;
  const filters = days && days.from === days.to ? ` ${formatDay(days.from, today)}` : ' like that';
  const all = bookings.map((one) => formatBooking(one, today));
  return buildReply(`You don’t have a booking${filters}. Your upcoming bookings: ${formatList(all)}.`, {
    links: [bookingsLink],
  });
}

/** Returns the bookings that the message means, by day, time and class type. */
function findMentionedBookings(
  bookings: readonly OwnBooking[],
  { own, studio }: ParsedMessage,
): OwnBooking[] {
  const { days, times } = own.when;
  const titles = studio.classTypes
    .filter(
      ({ id, activityId, subType }) =>
        own.names.activity.some(
          (name) => name === activityId || (name === 'pilates' && activityId !== 'yoga'),
        ) ||
        own.names.classType.includes(id) ||
        own.names.subType.includes(subType),
    )
    .map(({ title }) => title);
  return bookings.filter(({ date, time, title }) => {
    const isOnDays = !days || isWithinDays(date, getMondayIndex(date), days);
    const isAtTimes = !times || (time >= times.from && time <= times.to);
    return isOnDays && isAtTimes && (titles.length === 0 || titles.includes(title));
  });
}

function linkBookings(bookings: readonly OwnBooking[]): ReplyLink[] {
  return bookings.map(({ title, time, to }) => ({ label: `${title}, ${time}`, to }));
}

function formatBooking({ title, date, time }: OwnBooking, today: string): string {
  return `${title} ${formatDay(date, today)} at ${time}`;
}
