import type { HealthConcern } from '@studio/content/assistant/vocabulary/health-words';
import type { TopicChoice } from '../choose-topic.ts';
import {
  findHealthConcern,
  hasMedicalApproval,
  isIll,
  parseHealthConcern,
} from '../parsing/health-concerns.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { mentionsPregnancy } from '../parsing/pregnancy.ts';
import { healthTopicIds, talkTopicIds, urgentTopicIds } from '../topics.ts';

/** Topics that help to choose or find a class. Someone with a serious condition gets the studio's advice instead. */
const choosingTopicIds: ReadonlySet<string> = new Set([
  'accessibility',
  'older_people',
  'recommend_goal',
  'benefits_how_often',
  'beginner_start',
  'reformer_first_time',
  'nervous_first_time',
  'advanced_level',
  'class_difference',
  'instructor_qualified',
  'body_size',
  'classes_find',
  'class_next',
  'class_spaces',
  'instructor_schedule',
  'book_now',
]);

/** Topics whose answer can lead straight to a class. */
const leadingToClassIds: ReadonlySet<string> = new Set([...choosingTopicIds, 'class_describe', 'untaught']);

/** Topics that already say what someone who is ill or under 16 has to know. */
const childTopicIds: ReadonlySet<string> = new Set(['age_limits', 'bring_child', 'spectators']);

/** Matches questions about money and bookings, which health is only the reason for. */
const moneyPattern =
  /\b(refund\w*|money|cancel\w*|freeze|extend|membership|pack|packs|expir\w*|charged?|fee|price|cost|how much|voucher|email|login|account)\b/;

const refundPattern = /\b(?:refund\w*|money back|cash back|reimburse\w*)\b/;

const childAge = '(?:[5-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';
const ownAgePattern = new RegExp(
  String.raw`\b(?:i am|am|me|i turn|aged|being) (?:only |just |still |nearly )?${childAge}(?: years?(?: old)?)?(?= and| but| so| can| not| turning|,| till| until| in class| or| i |$)(?! (?:am|pm|minutes?|weeks?|months?|days?|people|of))`,
);
const comingPattern =
  /\b(come|join|class|classes|start|book|allowed|do|try|old enough|reformer|yoga|mat|pilates)\b/;

/** Kinds of problem that don't go with a general answer about classes. */
const plainConcerns: ReadonlySet<HealthConcern | null> = new Set<HealthConcern | null>([null, 'injury']);

/**
 * Prefers the studio's advice to guesses and to buttons if a message is about someone's health, or comes from someone
 * under 16.
 */
export function preferHealthTopic(choice: TopicChoice, message: ParsedMessage): TopicChoice {
  const { normalized } = message;
  const topicId = choice.kind === 'topic' ? choice.topicId : null;
  if (topicId !== null && urgentTopicIds.has(topicId)) return choice;
  if (topicId !== null && healthTopicIds.has(topicId))
    return preferRefund(choice, message) ?? correctHealthTopic(topicId, choice, message);
  if (topicId !== null && leavesPregnancyOut(topicId, normalized)) return toTopic('pregnancy');
  if (isUnderSixteen(normalized) && !childTopicIds.has(topicId ?? '')) return toTopic('age_limits');
  const concern = parseHealthConcern(normalized);
  if (topicId === null)
    return moneyPattern.test(normalized) ? choice : decideUnclear(choice, concern, message);
  return needsAdviceFirst(topicId, concern) ? toTopic('serious_condition') : choice;
}

/** Returns whether a topic would answer a pregnant person as if they weren't. */
function leavesPregnancyOut(topicId: string, normalized: string): boolean {
  return (choosingTopicIds.has(topicId) || talkTopicIds.has(topicId)) && mentionsPregnancy(normalized);
}

function needsAdviceFirst(topicId: string, concern: HealthConcern | null): boolean {
  return choosingTopicIds.has(topicId) && !plainConcerns.has(concern);
}

/** Returns the rule about refunds for someone who asks for their money back, whatever the reason; otherwise null. */
function preferRefund(choice: TopicChoice, { normalized }: ParsedMessage): TopicChoice | null {
  if (choice.kind !== 'topic' || !refundPattern.test(normalized)) return null;
  return toTopic(choice.fallbacks.find((id) => /refund|return|cancel/.test(id)) ?? 'refund_request');
}

/** Decides for the studio's advice if a message without a clear topic is about health. */
function decideUnclear(
  choice: TopicChoice,
  concern: HealthConcern | null,
  message: ParsedMessage,
): TopicChoice {
  if (isIll(message.normalized)) return toTopic('ill_contagious');
  if (concern === null && isBackFromPattern.test(message.normalized)) return withoutHealthTopics(choice);
  const likely =
    choice.kind === 'choices' ? findLikelyHealthTopic(choice.topicIds, concern, message) : undefined;
  if (likely) return correctHealthTopic(likely, toTopic(likely), message);
  return findHealthConcern(message) ? toTopic('injury_condition') : choice;
}

/** Returns the first health topic among choices: the best one, or any if the message names a health problem. */
function findLikelyHealthTopic(
  topicIds: readonly string[],
  concern: HealthConcern | null,
  { normalized }: ParsedMessage,
): string | undefined {
  const isNamed = concern !== null || mentionsPregnancy(normalized);
  return topicIds.find((id, index) => healthTopicIds.has(id) && (index === 0 || isNamed));
}

/** Adds the studio's first advice to a reply about something else, if the message names a health problem. */
export function addHealthAdvice<T extends { text: string }>(
  reply: T,
  topicId: string,
  { normalized }: ParsedMessage,
): T {
  if (healthTopicIds.has(topicId) || urgentTopicIds.has(topicId) || talkTopicIds.has(topicId)) return reply;
  if (isIll(normalized))
    return { ...reply, text: `If you feel ill or could be contagious, please stay at home. ${reply.text}` };
  if (!leadingToClassIds.has(topicId) || !parseHealthConcern(normalized)) return reply;
  return /\b(?:ask your|see a) (?:doctor|midwife)|midwife or doctor/i.test(reply.text)
    ? reply
    : {
        ...reply,
        text: `Ask your doctor or physiotherapist first, and tell the instructor before the class starts. ${reply.text}`,
      };
}

const birthPattern =
  /\b(birth|baby|babies|born|newborn|post ?natal|post ?partum|pp|caesarean|c section|csection|mum|delivery|diastasis)\b/;
const inClassPattern =
  /\b(in|during|at|after|from|on) (the |your |my |a |an |todays? |yesterdays? |last |this )?(\w+ )?(class|session|studio|reformer|carriage|machine)\b|\byour (instructors?|teachers?|reformer|machine|studio|class|floor|stairs|door)\b|\b(instructor|teacher) (made|pushed|pulled|pressed|adjusted|hurt|forced|told|said)\b/;

/** Corrects topics that share words: an operation isn't a birth, and a condition isn't an accident in a class. */
function correctHealthTopic(
  topicId: string,
  choice: TopicChoice,
  { normalized, own }: ParsedMessage,
): TopicChoice {
  const concern = parseHealthConcern(normalized);
  if (mentionsPregnancy(normalized)) return choice;
  if (topicId === 'ill_contagious' && !contagiousPattern.test(normalized))
    return toTopic(concern === 'injury' ? 'injury_condition' : 'serious_condition');
  if (topicId === 'ill_contagious' && overPattern.test(normalized) && !isIll(normalized))
    return toTopic('injury_condition');
  if (!concern)
    return topicId === 'injury_condition' && namesNoProblem(normalized) && own.when.days
      ? toTopic('classes_find')
      : choice;
  if (topicId === 'pregnancy' && concern === 'fertility') return toTopic('serious_condition');
  if (topicId === 'postnatal' && !birthPattern.test(normalized)) return toTopic('serious_condition');
  return topicId === 'injured_in_class' && !inClassPattern.test(normalized)
    ? toTopic('injury_condition')
    : choice;
}

/** Returns whether a message only says that someone is back, or that a physio recommends exercise. */
function namesNoProblem(normalized: string): boolean {
  return isBackFromPattern.test(normalized) || hasMedicalApproval(normalized);
}

/** Words of illnesses that others can catch, and of feeling ill. */
const contagiousPattern =
  /\b(colds?|flu|covid|corona\w*|cough\w*|fever\w*|temperature|sick|vomit\w*|threw up|throwing up|bug|virus|viral|contagious|infect\w*|sniff\w*|snot\w*|throat|chickenpox|pox|conjunctivitis|rash|shingles|noro\w*|ill|illness|unwell|poorly|rough|weather|verrucas?|athletes?|tummy|stomach|positive|nose|masks?|hand foot|strep|tonsil\w*|hay ?fever|germs?|nits|lice|impetigo|scabies|measles|mumps|catch|isolat\w*)\b/;
/** Matches illnesses that ended some time ago, whose effects may last. */
const overPattern =
  /\b(last (month|year|spring|summer|autumn|winter)|(months?|years?) ago|recovering|post (covid|viral)|long covid)\b/;
/** Matches "back" as a direction, not as a part of the body. */
const isBackFromPattern =
  /\bback (in|to|at|on|up|for|from|home|soon|again|by)\b|\b(come|coming|go|going|get|getting|money|right|way|be|am|call|write|hear) back\b/;

/** Removes health topics from the choices of a message that names no health problem. */
function withoutHealthTopics(choice: TopicChoice): TopicChoice {
  if (choice.kind !== 'choices') return choice;
  const topicIds = choice.topicIds.filter((id) => !healthTopicIds.has(id));
  const [only] = topicIds;
  return only !== undefined && topicIds.length === 1 ? toTopic(only) : { ...choice, topicIds };
}

function isUnderSixteen(normalized: string): boolean {
  return ownAgePattern.test(normalized) && comingPattern.test(normalized);
}

function toTopic(topicId: string): TopicChoice {
  return { kind: 'topic', topicId, fallbacks: [] };
}
