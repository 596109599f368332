import { type DateAndTime, parseDateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { parsePlaceCount } from '@studio/domain/conversations/parse-place-count';
import { parseReference, refersToEarlierMessage } from '@studio/domain/conversations/parse-reference';
import { toLondonDate } from '@studio/domain/time/london';
import type { ConversationTurn, Question, StudioDetails } from '../../integrations/assistant/port.ts';
import { parseExclusions } from './exclusions.ts';
import {
  findMentionedNames,
  type MentionedNames,
  mentionsClasses,
  mergeMentionedNames,
  noMentionedNames,
} from './mentioned-names.ts';
import { normalizeMessage } from './normalize-message.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { yesNoFollowUpPattern } from './product-text.ts';

/** Matches messages that leave the kind of class open. */
const anyKind =
  /\b(not fussed|any kind|whichever|whatever (class|kind)|do not mind (which|what)|any (type|sort) of class|either is fine with)\b/;

/** How many of the visitor's earlier messages count as context. */
const turnsBack = 4;

/** Parses a message in the context of the conversation. */
export function parseMessage(question: Question, studio: StudioDetails): ParsedMessage {
  const lastAt = question.earlier.findLastIndex(({ role }) => role === 'user');
  const last = question.earlier[lastAt];
  const depth = question.earlier.filter(({ role }) => role === 'user').length;
  const before =
    last && depth > 0 ? parseMessage(asked(question, last, question.earlier.slice(0, lastAt)), studio) : null;
  return heardAfter(question, studio, before);
}

function asked(
  { now, signedIn, earlier }: Question,
  turn: ConversationTurn,
  before: readonly ConversationTurn[],
): Question {
  const users = before.filter(({ role }) => role === 'user').length;
  return {
    text: turn.text,
    earlier: users < earlier.length && users < turnsBack * 3 ? before : [],
    now,
    signedIn,
  };
}

function heardAfter(question: Question, studio: StudioDetails, before: ParsedMessage | null): ParsedMessage {
  const { wanted, unwanted, part } = parseExclusions(question.text);
  const words = normalizeMessage(question.text);
  const named = findMentionedNames(normalizeMessage(wanted), studio);
  const names = anyKind.test(words) ? { ...named, activity: [], subType: [], classType: [] } : named;
  const read = parseDateAndTime(wanted, question.now);
  const when = read.times || !part ? read : { ...read, times: part };
  const leans =
    before !== null &&
    (refersToEarlierMessage(words) || isFragment(words, names, when) || asksAlone(words, names, when));
  return {
    question,
    studio,
    words,
    leans,
    before,
    today: toLondonDate(question.now),
    own: { names, when },
    names: leans ? namesOn(before?.names ?? noMentionedNames, names, words) : names,
    when: leans ? mergedWhen(before?.when ?? null, when, words) : when,
    without: findMentionedNames(normalizeMessage(unwanted), studio).activity,
    places: parsePlaceCount(question.text) ?? (leans ? (before?.places ?? null) : null),
    reference: parseReference(words),
  };
}

/** Keeps the product of the earlier message for "Does it cover yoga?". */
function namesOn(before: MentionedNames, now: MentionedNames, words: string): MentionedNames {
  const merged = mergeMentionedNames(before, now);
  const keeps = now.product.length === 0 && yesNoFollowUpPattern.test(words);
  return keeps ? { ...merged, product: before.product } : merged;
}

/** Returns whether a few words need the earlier message to make sense: "saturday", "yoga", "the evening one". */
function isFragment(words: string, names: MentionedNames, when: DateAndTime): boolean {
  const count = words.split(' ').length;
  const says =
    mentionsClasses(names) || names.product.length > 0 || when.days !== null || when.times !== null;
  const asks =
    /\b(what|where|who|how|why|can|do|does|is|are|when|which|book|cancel|price|cost|any|whats)\b/.test(words);
  return says && count <= 5 && !asks;
}

/** Returns whether a question refers to the earlier message: "Who is teaching?", "how long?". */
function asksAlone(words: string, names: MentionedNames, when: DateAndTime): boolean {
  const says =
    mentionsClasses(names) || names.product.length > 0 || when.days !== null || when.times !== null;
  return !says && /^(who is|who|how much|how long|what time) ?(\w+ ?){0,2}$/.test(words);
}

function mergedWhen(before: DateAndTime | null, now: DateAndTime, words: string): DateAndTime {
  const days = now.days ?? before?.days ?? null;
  const earlier = before?.times ?? null;
  if (!now.times && earlier && /\blater\b/.test(words))
    return { days, times: { from: after(earlier), to: '23:59' } };
  if (!now.times && earlier && /\bearlier\b/.test(words))
    return { days, times: { from: '00:00', to: earlier.at ?? earlier.from } };
  return { days, times: now.times ?? earlier };
}

function after({ at, from, to }: NonNullable<DateAndTime['times']>): string {
  const last = at ?? (to === '23:59' ? from : to);
  return last === '11:59' ? '12:00' : last;
}
