import * as dangers from '@studio/content/assistant/vocabulary/danger-signs';
import * as distress from '@studio/content/assistant/vocabulary/distress-signs';
import * as illness from '@studio/content/assistant/vocabulary/illness-signs';
import * as injuries from '@studio/content/assistant/vocabulary/injury-signs';
import * as lookAlikes from '@studio/content/assistant/vocabulary/look-alikes';
import * as contexts from '@studio/content/assistant/vocabulary/question-contexts';
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
  ...contexts,
});

function compileAll<Lists extends Record<string, string>>(lists: Lists): Record<keyof Lists, RegExp> {
  const compiled = Object.entries(lists).map(([name, lines]) => [name, compileWordPatterns(lines)]);
  return Object.fromEntries(compiled);
}

export type EmergencyKind = 'emergency_now' | 'fire_or_danger' | 'distress' | 'child_alone';

/** Ends of sentences and clauses. A past time in one clause doesn't make a sign in the next one history. */
const clauseEnds = /[.!?;,…\n()–—]+|\s-+\s/u;
const presentTurns = /\b(?:but|and) (?=(?:now|today|just now|right now|i have it|it is back)\b)|\bbut\b/;
/** A clause of so few words, such as "two years ago", belongs to the clause beside it. */
const maxWordsOfTime = 5;

/** Matches "emergency" before a small trouble, which may be in the next clause: "emergency!! I forgot my socks". */
const smallTrouble =
  /\bemergency\b(?=[^a-z]{0,5}.{0,60}\b(?:socks?|mat|towel|bottle|leggings|booking|voucher|code|password|app|website)\b)/i;

/**
 * Returns the kind of danger that a message tells of, or null (handbook: chat 12). Runs before the message is
 * classified, and needs linear time. Prefers a false alarm to a missed emergency, but ignores figures of speech,
 * history and ordinary questions.
 */
export function findEmergency(text: string): EmergencyKind | null {
  const clauses = splitIntoClauses(text.replace(smallTrouble, ''));
  const whole = clauses.join(' ');
  // The whole message catches signs that span clauses; a clause of its own catches signs beside another clause's past.
  const candidates = clauses.length > 1 ? [whole, ...clauses] : [whole];
  for (const { kind, isFound } of checks) {
    if (candidates.some((words) => isFound(frame(words), frame(whole)))) return kind;
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
  const words = withoutHarmless(clause);
  if (
    !has(signs.dangerSigns, words) ||
    has(signs.laughter, message) ||
    isTheory(words, message) ||
    isPast(words)
  )
    return false;
  if (has(signs.accidentsAtHome, message) && has(signs.moneyWords, message) && !has(signs.ongoing, message))
    return false;
  const isAtHome = has(signs.homeMarkers, message) && !has(signs.studioMarkers, message);
  return !isAtHome || !isDistress(clause, message);
}

function isMedicalEmergency(clause: string, message: string): boolean {
  const words = withoutHarmless(clause).replace(signs.deathWishes, ' ~');
  if (isConcussion(words) && !isTheory(words, message)) return true;
  if (!hasMedicalSign(words)) return hasWeakSigns(words, message);
  const isOver = isPast(words) && (!has(signs.poisonSigns, words) || has(signs.distantTimes, words));
  if (isOver || isTheory(words, message)) return false;
  const isPresent = has(signs.presentMarkers, words);
  if (!isPresent && (has(signs.habits, clause) || has(signs.laughter, message))) return false;
  // History when nothing else is wrong: "I had a stroke, can I come?"
  const others = words.replace(signs.pastSigns, ' ~');
  return isPresent || hasMedicalSign(others) || !has(signs.ordinaryQuestions, message);
}

/** Returns whether signs of concussion follow a blow to the head that wasn't long ago. */
function isConcussion(words: string): boolean {
  return (
    has(signs.headInjuries, words) && has(signs.concussionSigns, words) && !has(signs.distantTimes, words)
  );
}

function hasWeakSigns(words: string, message: string): boolean {
  if (
    ![signs.vitalBodyParts, signs.alarmingSymptoms, signs.alarmingUrgency].every((group) => has(group, words))
  )
    return false;
  const contexts = [
    signs.hypotheticals,
    signs.campaigns,
    signs.habits,
    signs.laughter,
    signs.ordinaryQuestions,
    signs.pastTimes,
  ];
  return !contexts.some((context) => has(context, message));
}

function isChildAlone(clause: string, message: string): boolean {
  const words = withoutHarmless(clause);
  if (!has(signs.childSigns, words) || isTheory(words, message) || isPast(words)) return false;
  return !has(signs.childRules, message) && !has(signs.laughter, message);
}

function isDistress(clause: string, message: string): boolean {
  const words = withoutHarmless(clause);
  const isVague = has(signs.vagueDistressSigns, words) && !has(signs.bookingWords, message);
  if (!isVague && !has(signs.distressSigns, words)) return false;
  if (has(signs.campaigns, message) || has(signs.laughter, message)) return false;
  return !has(signs.distantTimes, words) || has(signs.presentMarkers, words);
}

function isTheory(clause: string, message: string): boolean {
  const isReal = has(signs.urgency, clause.replace(signs.conditions, ' ~'));
  return (has(signs.hypotheticals, clause) && !isReal) || has(signs.campaigns, message);
}

function isPast(clause: string): boolean {
  return has(signs.pastTimes, clause) && !has(signs.presentMarkers, clause);
}

function withoutHarmless(words: string): string {
  return words.replace(signs.harmlessPhrases, ' ~');
}

function hasMedicalSign(words: string): boolean {
  return has(signs.illnessSigns, words) || has(signs.injurySigns, words);
}

function has(pattern: RegExp, words: string): boolean {
  return words.search(pattern) >= 0;
}

/** Marks the start and the end, which patterns can refer to. */
function frame(words: string): string {
  return ` ^ ${words} $ `;
}

function splitIntoClauses(text: string): string[] {
  const clauses: string[] = [];
  let leadingTime = '';
  for (const part of text.split(clauseEnds).flatMap((one) => normalize(one).split(presentTurns))) {
    const words = part.trim();
    if (words === '') continue;
    const isTime =
      words.split(' ').length <= maxWordsOfTime &&
      has(signs.pastTimes, frame(words)) &&
      !hasMedicalSign(frame(words));
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
