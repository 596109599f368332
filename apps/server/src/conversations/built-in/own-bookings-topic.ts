import { isWithinDays } from '@studio/domain/conversations/parse-date-and-time';
import { formatList } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, OwnBooking, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { formatDay } from './class-text.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

const cancelPattern =
  /\b(cancel|cancelled|(can not|will not|can t|unable to) (make|come|attend)|call off|give up|get out of|drop out|pull out|skip|not coming|refund|money back)\b/;
const movePattern = /\b(move|reschedule|swap|change|switch|transfer)\b/;

/**
 * Topic for questions about the visitor's own bookings. Replies show bookings and link to them, but never change them.
 */
export const ownBookingsTopic: Topic = {
  name: 'own bookings',
  cues: [
    [
      /\b(have|did|am|what|which|are) i (\w+ )?(booked|book|on|got|signed up)\b|\bi booked\b|\bbooked (on|in|for)\b|\bi have booked\b/,
      4,
    ],
    [
      /\bmy (\w+ ){0,3}(booking|bookings|class|classes|reservation|yoga|reformer|mat|vinyasa|session|place|spot)\b/,
      3,
    ],
    [/\bmy next\b/, 2],
    [/\bmy bookings?\b/, 2.5],
    [
      /\bmy (monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|next) (\w+ )?(class|classes|yoga|reformer|mat|vinyasa|pilates|session)\b/,
      4,
    ],
    [
      /\b(cancel|move|reschedule|swap) (my|it|this|that|the|tomorrow|tonight|today|thursday|friday|saturday|sunday|monday|tuesday|wednesday)\b/,
      3,
    ],
    [
      /\b(still )?(free to |can i (still )?)(cancel|move) (tonight|today|tomorrow|on|this|my|thursday|friday|it)\b/,
      2.5,
    ],
    [/\b(can not|will not|unable to) (make|come|attend)\b/, 3],
    [/\b(qr|door code|code for)\b/, 7],
    [/\b(do i have|have i got) (anything|any|a class|something)\b/, 7],
    [
      /\b(pack|membership|credits?|sessions left|left|tour|password|newsletter|account|calendar|policy|first class|my (mum|dad|daughter|son|husband|wife|friend|sister|physio|shoulder|back|place do))\b/,
      -3,
    ],
    [
      /\bif i\b|\bhow (do|does|far|long)\b|\bwithout an account\b|\bwhat happens\b|\bname on\b|\bfirst (one|time)\b|\bif one\b|\bcan i (swap|move|change) my class to a\b/,
      -2.5,
    ],
    [/@|\bexample com\b/, -9],
  ],
  // Logged-in members who ask about cancelling or moving most likely mean their own booking.
  more: ({ question, normalized, own }) => {
    const isCancelOrMove =
      (cancelPattern.test(normalized) || movePattern.test(normalized)) &&
      !/\bmemberships?\b/.test(normalized);
    if (!question.signedIn || !isCancelOrMove) return 0;
    return cancelPattern.test(normalized) && own.when.days ? 5.5 : 2.5;
  },
  answer: answerOwnBookings,
};

async function answerOwnBookings(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized } = message;
  const bookings = await tools.ownBookings();
  const page = { label: 'My bookings', to: '/bookings' };
  if (!bookings) return answerSignedOut(message, tools);
  if (bookings.length === 0)
    return buildReply('You don’t have any upcoming bookings.', {
      links: [page, { label: 'See the timetable', to: '/timetable' }],
    });
  const mentioned = findMentionedBookings(bookings, message);
  if (mentioned.length === 0) {
    const all = bookings.map((one) => formatBooking(one, message.today));
    return buildReply(
      `You don’t have a booking${formatFilters(message)}. Your upcoming bookings: ${formatList(all)}.`,
      {
        links: [page],
      },
    );
  }
  const [only] = mentioned;
  if (cancelPattern.test(normalized) && only)
    return mentioned.length === 1
      ? answerCancelling(only, message)
      : askWhichBooking(mentioned, message, 'cancel');
  if (movePattern.test(normalized) && only)
    return mentioned.length === 1 ? answerMoving(only, message) : askWhichBooking(mentioned, message, 'move');
  if (only && /\b(qr|code)\b/.test(normalized))
    return buildReply(
      `You’ll find the QR code for ${formatBooking(only, message.today)} on your booking page and in your confirmation email.`,
      { links: linksOf([only]) },
    );
  if (only && /\b(who|teach\w*|instructor)\b/.test(normalized))
    return buildReply(`${only.instructorName} teaches ${formatBooking(only, message.today)}.`, {
      links: linksOf([only]),
    });
  const shown = /\bnext\b/.test(normalized) ? mentioned.slice(0, 1) : mentioned;
  const first = shown[0];
  if (first && shown.length === 1)
    return buildReply(`${formatBookingSentence(first, message.today)}`, { links: linksOf(shown) });
  return buildReply(`You’ve booked ${formatList(shown.map((one) => formatBooking(one, message.today)))}.`, {
    links: [...linksOf(shown).slice(0, 3), page],
  });
}

async function answerSignedOut({ normalized }: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const links = [
    { label: 'Log in', to: '/login' },
    { label: 'My bookings', to: '/bookings' },
  ];
  const guest = await findPassage(tools, 'site:guest-bookings', 'booked as a guest where is my booking');
  const asGuest = ' Booked as a guest? Use the link in your confirmation email.';
  if (cancelPattern.test(normalized) || movePattern.test(normalized)) {
    const rule =
      'You can cancel or move a booking free of charge until 24 hours before the class starts. You do it on your booking page. After that you can still release your place. If someone takes it, we’ll refund you or return your session.';
    return buildReply(`${rule} Log in to see your bookings.${asGuest}`, { links });
  }
  if (/\b(code|confirmation|email)\b/.test(normalized) && guest)
    return buildReply(buildPassageReply(guest).text, { links });
  return buildReply(`Log in and I can tell you about your bookings.${asGuest}`, { links });
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
  const ofDay = bookings.filter(({ date, time }) => {
    const inDays = !days || isWithinDays(date, getMondayIndex(date), days);
    return inDays && (!times || (time >= times.from && time <= times.to));
  });
  const ofKind = ofDay.filter(({ title }) => titles.length === 0 || titles.includes(title));
  return ofKind;
}

function answerCancelling(booking: OwnBooking, { today }: ParsedMessage): Reply {
  const { cancellable, cancelUntil } = booking;
  const what = formatBooking(booking, today);
  if (cancellable)
    return buildReply(
      `You can cancel ${what} free of charge until ${formatMomentMedium(new Date(cancelUntil))}. You do it on your booking page. I can’t do it from here.`,
      { links: linksOf([booking]) },
    );
  return buildReply(
    `It’s less than 24 hours until ${what}, so it’s too late for an automatic refund. You can still release your place. If someone takes it, we’ll refund you or return your session.`,
    { links: linksOf([booking]) },
  );
}

function answerMoving(booking: OwnBooking, { today }: ParsedMessage): Reply {
  const what = formatBooking(booking, today);
  if (!booking.cancellable)
    return buildReply(
      `It’s less than 24 hours until ${what}, so you can’t move the booking any more. You can still release your place.`,
      { links: linksOf([booking]) },
    );
  return buildReply(
    `You can move ${what} to another class of the same kind and price until ${formatMomentMedium(new Date(booking.cancelUntil))}. Open the booking and select ‘Move to another class’. I can’t do it from here.`,
    { links: linksOf([booking]) },
  );
}

function askWhichBooking(bookings: readonly OwnBooking[], { today }: ParsedMessage, what: string): Reply {
  const all = bookings.map((one) => formatBooking(one, today));
  return buildReply(`Which booking would you like to ${what}: ${formatList(all, 'or')}? Select it below.`, {
    links: linksOf(bookings).slice(0, 4),
  });
}

function linksOf(bookings: readonly OwnBooking[]) {
  return bookings.map(({ title, time, to }) => ({ label: `${title}, ${time}`, to }));
}

function formatBooking({ title, date, time }: OwnBooking, today: string): string {
  return `${title} ${formatDay(date, today)} at ${time}`;
}

function formatBookingSentence(booking: OwnBooking, today: string): string {
  return `${booking.title} with ${booking.instructorName} is ${formatDay(booking.date, today)} at ${booking.time}.`;
}

function formatFilters({ own, today }: ParsedMessage): string {
  const { days } = own.when;
  return days && days.from === days.to ? ` ${formatDay(days.from, today)}` : ' like that';
}
