import { freeCancellationMinutes } from '@studio/domain/bookings/cancellation';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/**
 * Special cases of cancelling that have their own passage: pattern, passage id and search words. The first match
 * counts.
 */
const subtopics: readonly (readonly [asked: RegExp, id: string, words: string])[] = [
  [
    /\b(you|studio|yous) (cancel|cancels|cancelled|call it off)\b|\b(class|session) (is|gets|was|has been) cancelled\b|\bcancelled by (you|the studio)\b/,
    'faq:studio-cancels',
    'what if you cancel the class',
  ],
  [
    /\b(teacher|instructor)\b.*\b(change|changes|changed|different|ill|sick|away|swap\w*)\b|\bsubstitute\b/,
    'terms:changes-1',
    'when we change or cancel a class instructor replaced',
  ],
  [
    /\bhow long\b.*\brefunds?\b|\bwhen\b.*\brefund\b|\brefunds? (take|arrive|time)\b/,
    'faq:refund-time',
    'when does a refund arrive',
  ],
  [
    /\b(pack|credit|membership)\b.*\b(ran out|run out|expires?|expired|ended)\b/,
    'site:expired-credit',
    'pack has expired when you return a session',
  ],
  [
    /\b(one|just one|1) (person|of us|friend)\b.*\bcancel\b|\bcancel (just )?(one|1)\b/,
    'faq:book-for-friends',
    'book for friends too',
  ],
  [/\bgive up\b|\bgiving up\b/, 'site:give-up', 'cancel less than 24 hours before release place'],
  [
    /^(?!.*\bcancel).*\b(late|delayed|stuck|miss the start|running behind)\b/,
    'faq:late-for-class',
    'what happens if I am late',
  ],
];

const link = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Cancellation rules', to: '/faq#cancel' },
];

export const cancellingTopic: Topic = {
  name: 'cancelling',
  cues: [
    [/\b(cancel|cancels|cancelling|cancellation|cancelled)\b/, 3],
    [/\b(refund|refunds|refunded|money back)\b/, 3],
    [/\b(policy|notice|rule|rules)\b/, 1],
    [/\b(reschedule|swap|move) (my |a |the )?(\w+ )?(class|booking|session)\b/, 3.5],
    [/\b(give up|giving up|get out of|drop out|pull out|skip)\b/, 3],
    [/\b(ill|sick|unwell|poorly|covid|flu|a cold)\b/, 7],
    [/\b(running late|be late|late for|minutes? late|min late|\d+ late|arrive late|late arrival)\b/, 4.5],
    [/\b(no show|not show up|do not (show|turn) up|not turn up|miss (a|my|the) class|forget to come)\b/, 5],
    [/\b(if i|can i|do i|what happens|how (do|long)|get)\b/, 0.5],
    [/\b(still going ahead|going ahead|tour|all classes|every class|minimum|contract|twice)\b/, -4],
    [/\b(membership|subscription)\b/, -3],
  ],
  answer: answerCancelling,
};

async function answerCancelling(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized } = message;
  if (
    /\b(no show|not (show|turn) up|do not (show|turn) up|miss (a|my|the) class|forget to come)\b/.test(
      normalized,
    )
  )
    return buildReply(
      'Your place counts as used. You don’t get a refund, and we don’t return your session. If you can’t come, release your place before the class starts. If someone takes it, we’ll refund you or return your session.',
      { links: link },
    );
  const [, id, found] = subtopics.find(([pattern]) => pattern.test(normalized)) ?? [];
  const passage = id && found ? await findPassage(tools, id, found) : null;
  if (passage)
    return {
      ...buildPassageReply(passage),
      text: removeLeadingYes(buildPassageReply(passage).text, passage.id),
    };
  if (/\b(swap|move|reschedule)\b/.test(normalized) && !/\b(cancel|refund)\b/.test(normalized)) {
    const moving = await findPassage(tools, 'site:move', 'move a booking to another class');
    if (moving) return buildPassageReply(moving);
  }
  const free = isFree(message);
  const resold = 'If someone takes it, we’ll refund you or return your session.';
  if (free === false)
    return buildReply(
      `That’s less than 24 hours before the start, so it’s too late for an automatic refund. You can still release your place. ${resold}`,
      { links: link },
    );
  const rule =
    'You can cancel free of charge until 24 hours before the class starts. We’ll refund your card or return your session.';
  const late = `After that you don’t get an automatic refund, but you can release your place. ${resold}`;
  return buildReply(`${free ? 'Yes. ' : ''}${rule} ${late}`, { links: link });
}

/** Returns whether the mentioned class can still be cancelled for a refund; null if the message names no class time. */
function isFree({ own, question, normalized }: ParsedMessage): boolean | null {
  const [, ahead, unit] =
    /\b(\d+|two|three|a couple of) (day|days|hour|hours|week|weeks) (before|ahead|b4|in advance)\b/.exec(
      normalized,
    ) ?? [];
  if (ahead && unit) {
    const hours =
      (Number(ahead) || (ahead === 'three' ? 3 : 2)) *
      (unit.startsWith('day') ? 24 : unit.startsWith('week') ? 168 : 1);
    return hours * 60 >= freeCancellationMinutes;
  }
  if (/\b(now|same day|on the day|last minute|late cancel\w*)\b/.test(normalized))
    return /\b(same day|on the day|last minute)\b/.test(normalized) ? false : null;
  const { days, times } = own.when;
  if (!days || days.from !== days.to || !times?.at) return null;
  const starts = toLondonInstant(days.from, times.at).getTime();
  return starts - question.now.getTime() >= freeCancellationMinutes * 60_000;
}

/** Words that make a sentence of an answer without its "Yes", by passage id. */
const sentenceStarts: Readonly<Record<string, string>> = {
  'faq:pregnant': 'You can come',
  'faq:pregnant-other-classes': 'When you’re pregnant, you can take',
  'faq:after-birth': 'You can come back',
  'faq:grip-socks': 'You need grip socks',
  'faq:female-only-classes': 'There are female-only classes',
  'faq:freeze-membership': 'You can freeze your membership',
  'faq:cancel': 'You can cancel or move a class',
  'faq:ways-to-pay': 'You can pay',
};

/** Removes a leading "Yes", which answered the passage's question, not the visitor's. */
export function removeLeadingYes(text: string, passageId: string): string {
  const answer = text.replace(/^(?:Often, yes|Yes)(?:[.:,;]| -)\s*/, '');
  const start = sentenceStarts[passageId];
  if (!start) return answer.replace(/^./, (letter) => letter.toUpperCase());
  return `${start} ${/^(?:[a-z]|After|By)/.test(answer) ? answer.replace(/^./, (letter) => letter.toLowerCase()) : answer}`;
}
