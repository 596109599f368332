import * as dangers from '@studio/content/assistant/vocabulary/danger-signs';
import * as distress from '@studio/content/assistant/vocabulary/distress-signs';
import * as contexts from '@studio/content/assistant/vocabulary/emergency-modifiers';
import * as lookAlikes from '@studio/content/assistant/vocabulary/harmless-phrases';
import * as illness from '@studio/content/assistant/vocabulary/illness-signs';
import * as injuries from '@studio/content/assistant/vocabulary/injury-signs';
import * as timeMarkers from '@studio/content/assistant/vocabulary/time-markers';
import * as weakSigns from '@studio/content/assistant/vocabulary/weak-signs';
import { normalizeMessage } from '../parsing/normalize-message.ts';
import { correctEmergencyWord } from './correct-emergency-words.ts';
import { compileWordPatterns } from './word-pattern.ts';

const signs = compileAll({
  ...dangers,
  ...distress,
  ...illness,
  ...injuries,
  ...weakSigns,
  ...lookAlikes,
  ...timeMarkers,
  ...contexts,
});

function compileAll<Lists extends Record<string, string>>(lists: Lists): Record<keyof Lists, RegExp> {
  const compiled = Object.entries(lists).map(([name, lines]) => [name, compileWordPatterns(lines)]);
  return Object.fromEntries(compiled);
}

export type EmergencyKind = 'emergency_now' | 'fire_or_danger' | 'distress' | 'child_alone';

/**
 * Matches ends of sentences and clauses. A past time in one clause doesn't put a sign in the next clause into the past.
 */
const clauseEndPattern = /[.!?;,…\n()–—]+|\s-+\s/u;
const presentTurnPattern =
  /\b(?:but|and) (?=(?:now|today|just now|right now|i have it|it is back)\b)|\bbut\b/;
/**
 * Maximum number of words of a clause that only names a time, such as "two years ago". It belongs to the clause beside
 * it.
 */
const maxWordsOfTime = 5;

/** Matches "emergency" before a minor problem, which may be in the next clause: "emergency!! I forgot my socks". */
const smallTroublePattern =
  /\bemergency\b(?=[^a-z]{0,5}.{0,60}\b(?:socks?|mat|towel|bottle|leggings|booking|voucher|code|password|app|website)\b)/i;

/**
 * Returns the kind of danger that a message reports, or null (handbook: chat 12). Runs before the message is
 * classified, and takes linear time. Prefers a false alarm to a missed emergency, but ignores figures of speech, past
 * events and ordinary questions.
 */
export function findEmergency(text: string): EmergencyKind | null {
  const clauses = splitIntoClauses(text.replace(smallTroublePattern, ''));
  const whole = clauses.join(' ');
  // Checks the whole message for signs that span clauses, and each clause for signs that a past time in another clause
  // would hide.
  const candidates = clauses.length > 1 ? [whole, ...clauses] : [whole];
  for (const { kind, isFound } of checks) {
    if (candidates.some((words) => isFound(addBoundaries(words), addBoundaries(whole)))) return kind;
  }
  return null;
}

const checks: readonly { kind: EmergencyKind; isFound: (clause: string, message: string) => boolean }[] = [
  { kind: 'fire_or_danger', isFound: isDanger },
  { kind: 'emergency_now', isFound: isMedicalEmergency },
  { kind: 'child_alone', isFound: isChildAlone },
  { kind: 'distress', isFound: isDistress },
];

function isDanger(clause: string, message: string): boolean {
  const words = removeHarmlessPhrases(clause);
  if (
    !matches(signs.dangerSigns, words) ||
    matches(signs.laughterWords, message) ||
    isHypothetical(words, message) ||
    isPast(words)
  )
    return false;
  if (
    matches(signs.homeAccidents, message) &&
    matches(signs.moneyWords, message) &&
    !matches(signs.ongoingDangerWords, message)
  )
    return false;
  const isAtHome = matches(signs.homeMarkers, message) && !matches(signs.studioMarkers, message);
  return !isAtHome || !isDistress(clause, message);
}

function isMedicalEmergency(clause: string, message: string): boolean {
  const words = removeHarmlessPhrases(clause).replace(signs.deathWishes, ' ~');
  if (isConcussion(words) && !isHypothetical(words, message)) return true;
  if (!hasMedicalSign(words)) return hasWeakSigns(words, message);
  const isPastEvent =
    isPast(words) && (!matches(signs.poisonSigns, words) || matches(signs.longAgoPhrases, words));
  if (isPastEvent || isHypothetical(words, message)) return false;
  const isPresent = matches(signs.presentMarkers, words);
  if (!isPresent && (matches(signs.habitPhrases, clause) || matches(signs.laughterWords, message)))
    return false;
  // Counts as a past event if there is no other sign: "I had a stroke, can I come?"
  const others = words.replace(signs.pastSigns, ' ~');
  return isPresent || hasMedicalSign(others) || !matches(signs.ordinaryQuestions, message);
}

/** Returns whether the words name signs of concussion together with a blow to the head that wasn't long ago. */
function isConcussion(words: string): boolean {
  return (
    matches(signs.headInjuries, words) &&
    matches(signs.concussionSigns, words) &&
    !matches(signs.longAgoPhrases, words)
  );
}

function hasWeakSigns(words: string, message: string): boolean {
  if (
    ![signs.vitalBodyParts, signs.alarmingSymptoms, signs.alarmingUrgency].every((group) =>
      matches(group, words),
    )
  )
    return false;
  const contexts = [
    signs.hypotheticalQuestions,
    signs.campaignPhrases,
    signs.habitPhrases,
    signs.laughterWords,
    signs.ordinaryQuestions,
    signs.pastTimes,
  ];
  return !contexts.some((context) => matches(context, message));
}

function isChildAlone(clause: string, message: string): boolean {
  const words = removeHarmlessPhrases(clause);
  if (!matches(signs.childSigns, words) || isHypothetical(words, message) || isPast(words)) return false;
  if (matches(signs.childTears, message)) return true;
  return !matches(signs.childRuleQuestions, message) && !matches(signs.laughterWords, message);
}

function isDistress(clause: string, message: string): boolean {
  const words = removeHarmlessPhrases(clause);
  const isVague = matches(signs.vagueDistressSigns, words) && !matches(signs.bookingWords, message);
  if (!isVague && !matches(signs.distressSigns, words)) return false;
  if (matches(signs.campaignPhrases, message) || matches(signs.laughterWords, message)) return false;
  return !matches(signs.longAgoPhrases, words) || matches(signs.presentMarkers, words);
}

function isHypothetical(clause: string, message: string): boolean {
  const isReal = matches(signs.urgencyWords, clause.replace(signs.conditionStarts, ' ~'));
  return (matches(signs.hypotheticalQuestions, clause) && !isReal) || matches(signs.campaignPhrases, message);
}

function isPast(clause: string): boolean {
  return matches(signs.pastTimes, clause) && !matches(signs.presentMarkers, clause);
}

function removeHarmlessPhrases(words: string): string {
  return words.replace(signs.harmlessPhrases, ' ~');
}

function hasMedicalSign(words: string): boolean {
  return matches(signs.illnessSigns, words) || matches(signs.injurySigns, words);
}

function matches(pattern: RegExp, words: string): boolean {
  return words.search(pattern) >= 0;
}

/** Adds the marks of the start and the end that patterns refer to. */
function addBoundaries(words: string): string {
  return ` ^ ${words} $ `;
}

function splitIntoClauses(text: string): string[] {
  const clauses: string[] = [];
  let leadingTime = '';
  for (const part of text
    .split(clauseEndPattern)
    .flatMap((one) => normalize(one).split(presentTurnPattern))) {
    const words = part.trim();
    if (words === '') continue;
    const isTime =
      words.split(' ').length <= maxWordsOfTime &&
      matches(signs.pastTimes, addBoundaries(words)) &&
      !hasMedicalSign(addBoundaries(words));
    if (!isTime) {
      clauses.push(`${leadingTime} ${words}`.trim());
      leadingTime = '';
    } else if (clauses.length === 0) leadingTime = words;
    else clauses.push(`${clauses.pop()} ${words}`);
  }
  return leadingTime === '' ? clauses : [...clauses, leadingTime];
}

function normalize(text: string): string {
  return normalizeMessage(text).split(' ').map(correctEmergencyWord).join(' ');
}
