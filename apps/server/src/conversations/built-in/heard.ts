import { readPlaces } from '@studio/domain/conversations/read-places';
import { leansOnEarlier, readReference } from '@studio/domain/conversations/read-reference';
import { readWhen, type When } from '@studio/domain/conversations/read-when';
import { londonDate } from '@studio/domain/time/london';
import type { Question, StudioFacts, Turn } from '../../outside/assistant/port.ts';
import { mergedNames, type Names, namesClasses, noNames, readNames } from './names.ts';
import type { Heard } from './parsed-message.ts';
import { asksOfIt } from './product-words.ts';
import { readRefusals } from './refusals.ts';
import { tidyWords } from './tidy-words.ts';

/** Somebody to whom the kind of class is the same. */
const anyKind =
  /\b(not fussed|any kind|whichever|whatever (class|kind)|do not mind (which|what)|any (type|sort) of class|either is fine with)\b/;

/** Messages of the visitor that are gone back to. */
const turnsBack = 4;

/** Understands a question with what was said before it. */
export function hear(question: Question, studio: StudioFacts): Heard {
  const lastAt = question.earlier.findLastIndex(({ role }) => role === 'user');
  const last = question.earlier[lastAt];
  const depth = question.earlier.filter(({ role }) => role === 'user').length;
  const before =
    last && depth > 0 ? hear(asked(question, last, question.earlier.slice(0, lastAt)), studio) : null;
  return heardAfter(question, studio, before);
}

function asked({ now, signedIn, earlier }: Question, turn: Turn, before: readonly Turn[]): Question {
  const users = before.filter(({ role }) => role === 'user').length;
  return {
    text: turn.text,
    earlier: users < earlier.length && users < turnsBack * 3 ? before : [],
    now,
    signedIn,
  };
}

function heardAfter(question: Question, studio: StudioFacts, before: Heard | null): Heard {
  const { wanted, unwanted, part } = readRefusals(question.text);
  const words = tidyWords(question.text);
  const named = readNames(tidyWords(wanted), studio);
  const names = anyKind.test(words) ? { ...named, activity: [], subType: [], classType: [] } : named;
  const read = readWhen(wanted, question.now);
  const when = read.times || !part ? read : { ...read, times: part };
  const leans =
    before !== null &&
    (leansOnEarlier(words) || isFragment(words, names, when) || asksAlone(words, names, when));
  return {
    question,
    studio,
    words,
    leans,
    before,
    today: londonDate(question.now),
    own: { names, when },
    names: leans ? namesOn(before?.names ?? noNames, names, words) : names,
    when: leans ? mergedWhen(before?.when ?? null, when, words) : when,
    without: readNames(tidyWords(unwanted), studio).activity,
    places: readPlaces(question.text) ?? (leans ? (before?.places ?? null) : null),
    reference: readReference(words),
  };
}

/** "Does it cover yoga": the pack that was spoken of is still the one that is asked about. */
function namesOn(before: Names, now: Names, words: string): Names {
  const merged = mergedNames(before, now);
  const keeps = now.product.length === 0 && asksOfIt.test(words);
  return keeps ? { ...merged, product: before.product } : merged;
}

/** "saturday", "yoga", "the evening one": a few words that are a wish only together with what was said before. */
function isFragment(words: string, names: Names, when: When): boolean {
  const count = words.split(' ').length;
  const says = namesClasses(names) || names.product.length > 0 || when.days !== null || when.times !== null;
  const asks =
    /\b(what|where|who|how|why|can|do|does|is|are|when|which|book|cancel|price|cost|any|whats)\b/.test(words);
  return says && count <= 5 && !asks;
}

/** "Who is teaching?", "how long?": of what was spoken of. */
function asksAlone(words: string, names: Names, when: When): boolean {
  const says = namesClasses(names) || names.product.length > 0 || when.days !== null || when.times !== null;
  return !says && /^(who is|who|how much|how long|what time) ?(\w+ ?){0,2}$/.test(words);
}

function mergedWhen(before: When | null, now: When, words: string): When {
  const days = now.days ?? before?.days ?? null;
  const earlier = before?.times ?? null;
  if (!now.times && earlier && /\blater\b/.test(words))
    return { days, times: { from: after(earlier), to: '23:59' } };
  if (!now.times && earlier && /\bearlier\b/.test(words))
    return { days, times: { from: '00:00', to: earlier.at ?? earlier.from } };
  return { days, times: now.times ?? earlier };
}

function after({ at, from, to }: NonNullable<When['times']>): string {
  const last = at ?? (to === '23:59' ? from : to);
  return last === '11:59' ? '12:00' : last;
}
