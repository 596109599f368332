import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { isDaySelected, parseDateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { formatList } from '@studio/domain/text/format';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, OwnBooking, Reply, ReplyLink } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { answerCancellationByStart, getMinutesLeftRange } from './cancellation-by-start.ts';
import { formatRelativeDay } from './class-text.ts';
import { buildPassageReply } from './passage-reply.ts';
import { answerProductRefund, isAboutProduct, productRefundRule } from './product-refund.ts';
import { findMentionedActivities } from './product-text.ts';

const bookingsLink = { label: 'My bookings', to: '/bookings' };
const loginLinks = [{ label: 'Log in', to: '/login' }, bookingsLink];
const guestHint = 'Booked as a guest? Use the link in your confirmation email.';
const rulesLink = { label: 'Cancellation rules', to: '/faq#cancel' };

const freeRule =
  'You can cancel or move a booking free of charge up to 24 hours before the class starts. We’ll refund your card or return your session.';
const lateRule =
  'After that you don’t get an automatic refund, but you can release your place. If someone takes it, we’ll refund you or return your session.';

/**
 * Lists the visitor's upcoming bookings that match the day, time and class of the message. If none matches, says so and
 * lists all.
 */
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
      `${only.title} with ${only.instructorName} is ${formatRelativeDay(only.date, today)} at ${only.time}.`,
      { links: linkBookings(shown) },
    );
  return buildReply(`You’ve booked ${formatList(shown.map((one) => formatBooking(one, today)))}.`, {
    links: [...linkBookings(shown).slice(0, 3), bookingsLink],
  });
}

/** Says until when the mentioned booking can be cancelled with a refund or a returned session, and where. */
export const answerCancelling = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'cancel', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `You can cancel ${what} free of charge until ${formatMomentMedium(new Date(cancelUntil))}. I can’t cancel it for you, but you can cancel on your booking page.`
      : `It’s less than 24 hours until ${what}, so it’s too late for an automatic refund. You can still release your place. If someone takes it, we’ll refund you or return your session.`,
  );

const moveRule =
  'You can move a booking to another class of the same kind and price up to 24 hours before it starts. Open the booking and select ‘Move to another class’.';
const otherKindRule =
  'No, you can only move a booking to a class of the same kind and price. For a different kind, cancel your booking and book the other class. Cancelling is free of charge up to 24 hours before the class starts.';

/**
 * Says until when the mentioned booking can be moved, and where; or that it can't be moved to another kind of class.
 */
export const answerMoving = async (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  findMentionedActivities({ ...message, names: message.current.names }).length > 1
    ? buildReply(otherKindRule, { links: [bookingsLink, rulesLink] })
    : answerMovingBooking(removeTargetTime(message), tools);

/** Matches the words before the day or time to which a booking is to be moved. */
const targetPattern =
  /\b(?:to|for|until|till|onto) (?=(?:the |a |an |next |this |later |sometime |on )*(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|today|\d|noon|midday|weekend|morning|afternoon|evening|later|earlier))/i;

/** Returns the message with only the day and time of the booking, without those to which it is to be moved. */
function removeTargetTime(message: ParsedMessage): ParsedMessage {
  const { question, current } = message;
  const [source = '', target] = question.text.split(targetPattern);
  return target === undefined
    ? message
    : { ...message, current: { ...current, when: parseDateAndTime(source, question.now) } };
}

const answerMovingBooking = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'move', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `You can move ${what} to another class of the same kind and price until ${formatMomentMedium(new Date(cancelUntil))}. I can’t move it for you, so open the booking and select ‘Move to another class’.`
      : `It’s less than 24 hours until ${what}, so you can’t move the booking any more. You can still release your place.`,
  );

/**
 * Says whether the mentioned booking can still be refunded, by the rule for this booking. For a pack or membership,
 * states the right to cancel.
 */
export const answerRefund = async (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  isAboutProduct(message) ? answerProductRefund(message) : answerClassRefund(message, tools);

const answerClassRefund = (message: ParsedMessage, tools: AssistantTools): Promise<Reply> =>
  answerForBooking(message, tools, 'get a refund for', ({ cancellable, cancelUntil }, what) =>
    cancellable
      ? `If you cancel ${what} by ${formatMomentMedium(new Date(cancelUntil))}, we’ll refund you or return your session. You can cancel on your booking page.`
      : `It’s less than 24 hours until ${what}, so there’s no automatic refund. If you release your place and someone takes it, we’ll refund you or return your session.`,
  );

/** Says when a refund arrives, and offers the team for a refund that hasn't arrived. */
export async function answerRefundStatus(_message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const passage = await tools.passage('faq:refund-time');
  const rule = passage ? `${buildPassageReply(passage).text} ` : '';
  return buildReply(
    `${rule}Your booking page shows whether we’ve sent it. If your refund is late, our team can check. Shall I ask them?`,
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
  const byStart = bookings ? null : answerForNamedTime(message, verb);
  if (byStart) return byStart;
  if (!bookings)
    return buildReply(
      guestPattern.test(message.normalized)
        ? `Use the link in your confirmation email. ${getGuestRule(message, verb)}`
        : `${getGuestRule(message, verb)} Log in to see your bookings. ${guestHint}`,
      { links: [...loginLinks, rulesLink] },
    );
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

/**
 * States the rule for the day and time of the class that a visitor without a login names. Null if the start isn't clear,
 * or if the class of a booking to move starts in 24 hours or later.
 */
function answerForNamedTime(message: ParsedMessage, verb: string): Reply | null {
  const reply = answerCancellationByStart(message);
  const left = getMinutesLeftRange(message);
  if (!reply || !left) return null;
  if (verb !== 'move') return reply;
  return left.most < freeCancellationMinutes
    ? buildReply(
        'That’s less than 24 hours away, so you can’t move the booking any more. You can still release your place on your booking page.',
        { links: [bookingsLink, rulesLink] },
      )
    : null;
}

const guestPattern =
  /\b(?:guest|without (?:an )?(?:account|logging in|registering)|no account|not? (?:have|make) an account|never (?:made|had|registered|signed up))\b/;

/**
 * Returns the rule for visitors whose bookings aren't known. A refund can be for a class or for a pack, membership or
 * gift card.
 */
function getGuestRule({ current, normalized }: ParsedMessage, verb: string): string {
  if (verb === 'move') return moveRule;
  const namesClass =
    current.when.days !== null ||
    current.when.times !== null ||
    /\b(?:class|classes|booking)\b/.test(normalized);
  return verb === 'cancel' || namesClass
    ? `${freeRule} ${lateRule}`
    : `${freeRule} ${lateRule} ${productRefundRule}`;
}

function answerNoMatch(bookings: readonly OwnBooking[], { current, today }: ParsedMessage): Reply {
  if (bookings.length === 0)
    return buildReply('You don’t have any upcoming bookings.', {
      links: [bookingsLink, { label: 'See the timetable', to: '/timetable' }],
    });
  const { days } = current.when;
  const filters = days && days.from === days.to ? ` ${formatRelativeDay(days.from, today)}` : ' like that';
  const all = bookings.map((one) => formatBooking(one, today));
  return buildReply(`You don’t have a booking${filters}. Your upcoming bookings: ${formatList(all)}.`, {
    links: [bookingsLink],
  });
}

/** Returns the bookings to which the message refers: those listed before, else by day, time and class type. */
function findMentionedBookings(bookings: readonly OwnBooking[], message: ParsedMessage): OwnBooking[] {
  const { current, studio } = message;
  const referenced = findListedBooking(bookings, message);
  if (referenced) return [referenced];
  const { days, times } = current.when;
  const titles = studio.classTypes
    .filter(
      ({ id, activityId, subType }) =>
        current.names.activity.some(
          (name) => name === activityId || (name === 'pilates' && activityId !== 'yoga'),
        ) ||
        current.names.classType.includes(id) ||
        current.names.subType.includes(subType),
    )
    .map(({ title }) => title);
  return bookings.filter(({ date, time, title }) => {
    const isOnDays = !days || isDaySelected(date, getMondayIndex(date), days);
    const isAtTimes = !times || (time >= times.from && time <= times.to);
    return isOnDays && isAtTimes && (titles.length === 0 || titles.includes(title));
  });
}

/**
 * Returns the booking that the message refers to among those that the previous reply named: "the second one", "that",
 * or the one "after that". Null if it refers to none.
 */
function findListedBooking(
  bookings: readonly OwnBooking[],
  { current, reference, listedBookings, normalized }: ParsedMessage,
): OwnBooking | null {
  const names = Object.values(current.names).flat();
  if (listedBookings.length === 0 || current.when.days || current.when.times || names.length > 0) return null;
  const find = (to: string | undefined) => bookings.findIndex((one) => one.to === to);
  if (/\b(?:after that|one after|next one)\b/.test(normalized))
    return bookings[find(listedBookings.at(-1)) + 1] ?? null;
  if (reference?.kind === 'position') return bookings[find(listedBookings.at(reference.index))] ?? null;
  return reference && listedBookings.length === 1 ? (bookings[find(listedBookings[0])] ?? null) : null;
}

function linkBookings(bookings: readonly OwnBooking[]): ReplyLink[] {
  return bookings.map(({ title, time, to }) => ({ label: `${title}, ${time}`, to }));
}

function formatBooking({ title, date, time }: OwnBooking, today: string): string {
  return `${title} ${formatRelativeDay(date, today)} at ${time}`;
}
