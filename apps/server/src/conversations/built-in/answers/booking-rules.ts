import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { answerCancellationByStart } from './cancellation-by-start.ts';
import { answerCancelling } from './own-bookings.ts';
import { buildPassageReply } from './passage-reply.ts';

const links = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Cancellation rules', to: '/faq#cancel' },
];
const resaleNote = 'If someone takes it, we’ll refund you or return your session.';

const freeRule =
  'You can cancel free of charge on your booking page, up to 24 hours before the class starts. We’ll refund your card or return your session.';
const lateRule = `Less than 24 hours before the class, it’s too late for an automatic refund, but you can still release your place. ${resaleNote}`;
const noFeeRule =
  'There’s no separate cancellation fee. You can cancel free of charge up to 24 hours before the class starts. After that, we only refund you or return your session if you release your place and someone takes it.';
const moveRule =
  'Up to 24 hours before the class, you can also open your booking and move it to another class of the same kind and price.';

const feePattern = /\b(?:fees?|charges?|charged|penalty|fine|fined)\b/;
const noFeePattern = /\b(?:free|no|without|any|avoid) (?:of )?(?:a )?(?:fees?|charges?|penalty)\b/;
const latePattern =
  /\b(?:late|too late|last minutes?|last second|same day|on the day|within 24|less than|under 24|few hours|tonight|today|this (?:morning|afternoon|evening))\b/;
/** Matches words that make a notice an upper limit: "less than 24 hours before". */
const lessPattern = /\b(?:less|under|within|fewer|inside)\b/;
const noTakerPattern = /\b(?:nobody|no one|noone) (?:\w+ )?(?:takes?|books?|wants?|fills?)\b|\bstays empty\b/;
const movePattern = /\b(?:move|moved|change|changed|swap|reschedule|flexible|transfer)\b/;

/**
 * States the rule about cancelling, or the part of it that applies to the notice or the start that the message names.
 * For a member who names a day or time, answers from their own booking if exactly one matches.
 */
export async function answerLateCancelling(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { normalized, question, current } = message;
  const notice = parseNoticeHours(normalized);
  if (notice !== null && lessPattern.test(normalized))
    return buildReply(`${lateRule} ${freeRule}`, { links });
  if (notice !== null)
    return buildReply(notice * 60 >= freeCancellationMinutes ? freeRule : lateRule, { links });
  const byStart = answerCancellationByStart(message);
  if (byStart) return byStart;
  if (question.signedIn && (current.when.days !== null || current.when.times !== null)) {
    const reply = await answerCancelling(message, tools);
    if (reply.links.length === 1 && reply.links[0]?.to.startsWith('/booking/')) return reply;
  }
  if (noTakerPattern.test(normalized))
    return buildReply(
      'In that case, we don’t refund you or return your session. This only applies if you cancel less than 24 hours before the class.',
      { links },
    );
  if (feePattern.test(normalized) && !noFeePattern.test(normalized)) return buildReply(noFeeRule, { links });
  if (latePattern.test(normalized)) return buildReply(`${lateRule} ${freeRule}`, { links });
  return buildReply(
    movePattern.test(normalized) ? `${freeRule} ${lateRule} ${moveRule}` : `${freeRule} ${lateRule}`,
    {
      links,
    },
  );
}

const purchasePattern =
  /\b(?:packs?|memberships?|starter|flex|unlimited|flow|1 to 1s?|one to ones?|bundle|offer)\b/;

const pricePattern = /\b(?:pay (?:more|less|extra)|price\w*|cheaper|dearer|costs?|discount\w*)\b/;

const mayPattern = /\b(?:can|could|may|possible|able|ok|okay|allowed)\b/;

const needPattern = /\b(?:need|have to|has to|must|required|necessary|compulsory|got to)\b/;

/**
 * Says whether an account is needed: for the class or product that the message names, or in general. For questions about
 * money, says that an account doesn't change the price.
 */
export async function answerAccountNeeded(
  { normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  if (pricePattern.test(normalized))
    return buildReply('Just having an account doesn’t change the price. Guests pay the same for a class.', {
      links: [{ label: 'See pricing', to: '/pricing' }],
    });
  const text = normalized.replace(/\bclass packs?\b/g, 'pack');
  if (/\bgift ?(?:cards?|vouchers?)\b/.test(text))
    return buildReply('No, you don’t need an account to buy a gift card.', {
      links: [{ label: 'Buy a gift card', to: '/checkout?product=gift-card' }],
    });
  if (purchasePattern.test(text) && !/\bclass(?:es)?\b/.test(text))
    return buildReply(
      'Yes, you need an account to buy a pack, membership or 1:1. You can book a class as a guest.',
      { links: [{ label: 'Create account', to: '/signup' }] },
    );
  const passage = await tools.passage('faq:need-an-account');
  if (!passage) return null;
  const reply = buildPassageReply(passage);
  const start =
    /\b(?:without|guest)\b/.test(text) && mayPattern.test(text)
      ? 'Yes. '
      : needPattern.test(text)
        ? 'No. '
        : '';
  return { ...reply, text: `${start}${reply.text.replace(/^No\. /, '')}` };
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
