import { normalizeMessage } from '../parsing/normalize-message.ts';
import { correctEmergencyWord } from './correct-emergency-words.ts';
import { childSigns, dangerSigns, homeMarkers, studioMarkers } from './danger-signs.ts';
import { deathWishes, distressSigns, vagueDistressSigns } from './distress-signs.ts';
import { illnessSigns } from './illness-signs.ts';
import { injurySigns, pastSigns, poisonSigns } from './injury-signs.ts';
import { distantTimes, harmlessPhrases, pastTimes, presentMarkers } from './look-alikes.ts';
import {
  accidentsAtHome,
  bookingWords,
  campaigns,
  childRules,
  conditions,
  habits,
  hypotheticals,
  laughter,
  moneyWords,
  ongoing,
  ordinaryQuestions,
  urgency,
} from './question-contexts.ts';
import { alarmingSymptoms, alarmingUrgency, vitalBodyParts } from './weak-signs.ts';

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
  if (!has(dangerSigns, words) || has(laughter, message) || isTheory(words, message) || isPast(words))
    return false;
  if (has(accidentsAtHome, message) && has(moneyWords, message) && !has(ongoing, message)) return false;
  const isAtHome = has(homeMarkers, message) && !has(studioMarkers, message);
  return !isAtHome || !isDistress(clause, message);
}

function isMedicalEmergency(clause: string, message: string): boolean {
  const words = withoutHarmless(clause).replace(deathWishes, ' ~');
  if (!hasMedicalSign(words)) return hasWeakSigns(words, message);
  const isOver = isPast(words) && (!has(poisonSigns, words) || has(distantTimes, words));
  if (isOver || isTheory(words, message)) return false;
  const isPresent = has(presentMarkers, words);
  if (!isPresent && (has(habits, clause) || has(laughter, message))) return false;
  // History when nothing else is wrong: "I had a stroke, can I come?"
  const others = words.replace(pastSigns, ' ~');
  return isPresent || hasMedicalSign(others) || !has(ordinaryQuestions, message);
}

function hasWeakSigns(words: string, message: string): boolean {
  if (![vitalBodyParts, alarmingSymptoms, alarmingUrgency].every((group) => has(group, words))) return false;
  const contexts = [hypotheticals, campaigns, habits, laughter, ordinaryQuestions, pastTimes];
  return !contexts.some((context) => has(context, message));
}

function isChildAlone(clause: string, message: string): boolean {
  const words = withoutHarmless(clause);
  if (!has(childSigns, words) || isTheory(words, message) || isPast(words)) return false;
  return !has(childRules, message) && !has(laughter, message);
}

function isDistress(clause: string, message: string): boolean {
  const words = withoutHarmless(clause);
  const isVague = has(vagueDistressSigns, words) && !has(bookingWords, message);
  if (!isVague && !has(distressSigns, words)) return false;
  if (has(campaigns, message) || has(laughter, message)) return false;
  return !has(distantTimes, words) || has(presentMarkers, words);
}

function isTheory(clause: string, message: string): boolean {
  const isReal = has(urgency, clause.replace(conditions, ' ~'));
  return (has(hypotheticals, clause) && !isReal) || has(campaigns, message);
}

function isPast(clause: string): boolean {
  return has(pastTimes, clause) && !has(presentMarkers, clause);
}

function withoutHarmless(words: string): string {
  return words.replace(harmlessPhrases, ' ~');
}

function hasMedicalSign(words: string): boolean {
  return has(illnessSigns, words) || has(injurySigns, words);
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
      has(pastTimes, frame(words)) &&
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
