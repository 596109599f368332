import type { LocalDate } from '@studio/domain/time/local-date';
import type { Claim } from './claim.ts';
import { claimsIn, figuresIn } from './claims-in.ts';
import { weekdayOf } from './days.ts';

/** What an answer may rest on. */
export interface Evidence {
  /** What the tools found, one thing each: what stands together here belongs together. */
  found: readonly string[];
  /** What was asked for, by the visitor or of a tool. It may be repeated, never asserted. */
  asked: readonly string[];
}

interface Known {
  claims: readonly Claim[];
  figures: readonly string[];
  /** It tells when the studio is open; that says nothing of what is on. */
  aboutHours: boolean;
}

const hours = /\b(?:open|opens|opened|opening|close|closes|closed|closing|hours)\b/i;

const denial = /\b(?:no|not|none|nothing|never|cannot|unable)\b|n't\b/i;
const idleDenials =
  /\b(?:no problem|no worries|no doubt|no trouble|not a problem|not only|not to worry|no longer than)\b/gi;
const clauseEnds = /,\s|[;()]|:\s|\s[–—-]\s|\s(?:but|and|though|although|however|instead|because|yet|so)\s/i;
const dayOrTime: readonly Claim['kind'][] = ['date', 'weekday', 'time'];
const countable: readonly Claim['kind'][] = ['money', 'number'];

/**
 * Sentences of an answer that say what nobody has looked up: an amount, a time, a day, a number or an address that is in no
 * result, or a time on a day where no result has both. What was asked may be repeated where it is denied ("nothing on
 * Tuesday at 18:00") and, if it is a day or a time, asked back. Empty: the answer is grounded. `today` is London's.
 */
export function whatIsUngrounded(answer: string, evidence: Evidence, today: LocalDate): readonly string[] {
  const know = (text: string): Known => ({
    claims: claimsIn(text, today),
    figures: figuresIn(text),
    aboutHours: hours.test(text),
  });
  const results = evidence.found.map(know);
  const asked = evidence.asked.map(know);
  const isAsked = (claim: Claim) => asked.some((known) => says(known, claim));
  return sentencesOf(answer).filter((sentence) => {
    const claims = claimsIn(sentence, today);
    const found = hours.test(sentence) ? results : results.map(withoutDaysOfHours);
    const isFound = (claim: Claim) => found.some((known) => says(known, claim));
    if (claims.every(isFound)) return !timesFitDays(claims, found);
    if (claims.some(({ any }) => any.length === 0)) return true;
    const asksBack = /\?\s*$/.test(sentence);
    return sentence.split(clauseEnds).some((clause) => {
      const said = claimsIn(clause, today).filter((claim) => !isFound(claim));
      const repeatable = repeatableIn(clause, asksBack, today);
      return !said.every((claim) => repeatable(claim) && isAsked(claim));
    });
  });
}

/** Sentences and lines, as people read them. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}

/** Amounts may be repeated only after the word that denies them: "£5, not £20" and "not £20 but £5" assert £5. */
function repeatableIn(clause: string, asksBack: boolean, today: LocalDate): (claim: Claim) => boolean {
  const plain = clause.replaceAll(idleDenials, '');
  const at = plain.search(denial);
  const denied = at < 0 ? [] : claimsIn(plain.slice(at), today).map(({ any }) => any.join());
  return ({ kind, any }) => {
    if (dayOrTime.includes(kind)) return asksBack || at >= 0;
    return countable.includes(kind) && denied.includes(any.join());
  };
}

function withoutDaysOfHours(known: Known): Known {
  if (!known.aboutHours) return known;
  return { ...known, claims: known.claims.filter(({ kind }) => !dayOrTime.includes(kind)) };
}

function says({ claims, figures }: Known, claim: Claim): boolean {
  if (claim.kind === 'number') return claim.any.some((value) => figures.includes(value));
  if (claim.kind === 'date' || claim.kind === 'weekday') return claims.some((other) => sameDay(claim, other));
  return claims.some(
    ({ kind, any }) => kind === claim.kind && any.some((value) => claim.any.includes(value)),
  );
}

/** A date and its day of the week are the same day; what is so on Saturdays is so on each of them. */
function sameDay(one: Claim, other: Claim): boolean {
  const [a, b] = [one.any[0], other.any[0]];
  if (!a || !b) return false;
  if (one.kind === other.kind) return a === b;
  if (one.kind === 'date' && other.kind === 'weekday') return weekdayOf(a) === b;
  return one.kind === 'weekday' && other.kind === 'date' && weekdayOf(b) === a;
}

/** In a sentence with days and times, each time is one of its days' in some result. */
function timesFitDays(claims: readonly Claim[], found: readonly Known[]): boolean {
  const days = claims.filter(({ kind }) => kind === 'date' || kind === 'weekday');
  if (days.length === 0) return true;
  const times = claims.filter(({ kind }) => kind === 'time');
  return times.every((time) =>
    found.some((known) => says(known, time) && days.some((day) => says(known, day))),
  );
}
