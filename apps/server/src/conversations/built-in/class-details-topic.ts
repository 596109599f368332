import { formatPriceShort } from '@studio/domain/money/money';
import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { describePlacesLeft } from './class-text.ts';
import { getPreviouslyShownClasses } from './classes-topic.ts';
import {
  type ClassType,
  compareActivities,
  describeClasses,
  describeClassSizes,
  describeDurations,
  listOfferedClasses,
} from './describe-classes.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import { getMentionedClassTypes } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { childPattern, replyToAgeQuestion, youngAgePattern } from './reply-to-age-question.ts';
import type { Topic } from './topic.ts';

/** Matches questions about whether men may come. */
const menPattern =
  /\b(men|male|males|guys?|husband|boyfriend|dad|brother)\b.*\b(welcome|allowed|join|come|female|women|class\w*)\b|\b(can|do|are) (men|guys|males)\b/;

const durationPattern = /\b(how long|duration|length|how many minutes|what time does it (end|finish))\b/;
const sizePattern =
  /\b(how many (?:reformer )?(people|persons|are in|in a|places|spots|beds|mats|reformers)|group size|class size|how big|capacity|busy|crowded)\b/;
const differencePattern = /\b(difference|differ|different|versus|vs|compared?|better|or should)\b/;

/** Matches questions about all classes that the studio offers. */
const rangePattern =
  /\b(what|which) (\w+ )?(classes|types|kinds|sorts|styles)\b.*\b(offer|do|teach|have|run|there)\b/;
const suitabilityPattern = /\b(suitable|suit|suits|right for|good for|ok for|beginners?|too hard)\b/;
const beginnerPattern =
  /\b(beginner|beginners|first time|never|new to|start|nervous|unfit|flexible|suggest|recommend|too hard|hard for)\b/;
const explanationPattern =
  /\b(what (is|are|does|happens)|whats|explain|tell me (more )?about|describe|involve|like)\b/;

/** Topic for questions about one class type: length, size, differences, suitability. */
export const classDetailsTopic: Topic = {
  name: 'class facts',
  cues: [
    [durationPattern, 3],
    [sizePattern, 3.5],
    [differencePattern, 3],
    [
      /\b(what is|what are|whats|what s|explain|describe|what happens in) (a |an |the )?(reformer|dynamic|foundations?|mat|classic|vinyasa|yin|restorative|sound|prenatal|strength|female|pilates|yoga)\b/,
      4.5,
    ],
    [
      /\b(beginner|beginners|first time|never (done|been|tried|used)|new to|where (do|should) i start|start with|which class (is|should|would)|suggest|recommend|nervous|unfit|flexible|fit enough|never exercised|done any exercise)\b/,
      3,
    ],
    [/\b(too hard|difficult|hard for|suitable|suit|good for|right for)\b/, 2],
    [/\b(women|woman|female|ladies) (only )?class(es)?\b/, 1],
    [menPattern, 8],
    [rangePattern, 4.5],
    [/\b(desk|building|hijab)\b/, -9],
    [youngAgePattern, 6],
    [childPattern, 9.5],
    [
      /\b(refund|refunds|tour|valid|pack|membership|gift|advance|walk|hold|kept|place kept|left in|left|fully|free to|waiting list|hijab|building|lose|kilos)\b/,
      -3.5,
    ],
    [/\b(sell|desk|socks|wear|bring)\b/, -2],
  ],
  more: ({ own }) => (own.when.days || own.when.times ? -1.5 : 0) + (namesClassTypes(own.names) ? 1 : 0),
  answer: answerClassDetails,
};

function namesClassTypes({ activity, subType, classType }: ParsedMessage['names']): boolean {
  return activity.length + subType.length + classType.length > 0;
}

/** Ways to reply, tried in this order. The first reply counts. */
const answers: readonly ((message: ParsedMessage, tools: AssistantTools) => Promise<Reply | null>)[] = [
  replyToAgeQuestion,
  async (message) => (menPattern.test(message.normalized) ? forMen(message) : null),
  async (message) =>
    rangePattern.test(message.normalized) && !message.own.when.days
      ? listOfferedClasses(mentionedOrAllTypes(message), message.studio)
      : null,
  answerSuitability,
  answerShownClassSize,
  async (message) =>
    sizePattern.test(message.normalized)
      ? describeClassSizes(mentionedOrAllTypes(message), message.normalized)
      : null,
  async (message) =>
    durationPattern.test(message.normalized) ? describeDurations(mentionedOrAllTypes(message)) : null,
  async (message, tools) =>
    differencePattern.test(message.normalized) ? compareActivities(message, tools) : null,
  async (message) =>
    differencePattern.test(message.normalized) && namesClassTypes(message.names)
      ? describeClasses(pickTypesToCompare(message))
      : null,
  async (message, tools) => (beginnerPattern.test(message.normalized) ? forBeginners(message, tools) : null),
  whatReformerIs,
  aboutFemaleOnly,
  async (message) => describeClasses(getMentionedTypes(message)),
];

async function answerClassDetails(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  for (const answer of answers) {
    const reply = await answer(message, tools);
    if (reply) return reply;
  }
  return null;
}

async function answerSuitability(
  { normalized, names, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const named = studio.classTypes.filter(
    ({ id, subType, tags }) =>
      (names.classType.includes(id) || names.subType.includes(subType)) &&
      (tags.length === 0 || names.tag.length > 0),
  );
  const [one] = named;
  if (!one || named.length > 1 || !suitabilityPattern.test(normalized)) return null;
  const suitability = await findPassage(
    tools,
    `suits:${one.id}`,
    `Who ${one.title} is for ${one.description}`,
  );
  const links = suitability?.link ? [suitability.link] : [];
  return suitability && buildReply(`${one.title} (${one.difficulty}): ${suitability.text}`, { links });
}

async function whatReformerIs(
  { normalized, names }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const isMatch =
    /\breformer\b/.test(normalized) && names.classType.length === 0 && explanationPattern.test(normalized);
  const found = isMatch
    ? await findPassage(tools, 'faq:what-is-reformer', 'what is a reformer carriage springs')
    : null;
  return found && buildPassageReply(found, 2);
}

async function aboutFemaleOnly({ names }: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const isMatch = names.tag.includes('female-only');
  const found = isMatch ? await findPassage(tools, 'faq:female-only-classes', 'female-only classes') : null;
  return found && buildPassageReply(found);
}

function getMentionedTypes({ studio, names }: ParsedMessage): ClassType[] {
  const types = getMentionedClassTypes(studio, names);
  return studio.classTypes.filter(({ id }) => types?.has(id));
}

function mentionedOrAllTypes(message: ParsedMessage): readonly ClassType[] {
  const mentioned = getMentionedTypes(message);
  return mentioned.length > 0 ? mentioned : message.studio.classTypes;
}

function forMen({ names }: ParsedMessage): Reply {
  const links = [{ label: 'Who each class suits', to: '/eligibility' }];
  if (names.tag.includes('female-only') || names.classType.some((id) => id.startsWith('female-only')))
    return buildReply(
      'No, female-only classes are only for women, and a woman teaches them. Men are welcome in every other class.',
      { links },
    );
  return buildReply('Men are welcome in every class except the female-only ones.', { links });
}

async function answerShownClassSize(
  { before, reference, own, isFollowUp, normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  if (!before || !reference || !isFollowUp || !sizePattern.test(normalized)) return null;
  const shown = await getPreviouslyShownClasses(before, tools);
  const { times } = own.when;
  const matching = times ? shown.filter(({ time }) => time >= times.from && time <= times.to) : shown;
  const one = reference.kind === 'place' ? matching.at(reference.index) : matching[0];
  return one
    ? buildReply(`${one.title} at ${one.time} has ${one.capacity} places. ${describePlacesLeft(one)}.`, {
        classes: [one],
      })
    : null;
}

/**
 * Returns up to three of the class types that the message means. Prefers types that the message names exactly over
 * types that only a general word names.
 */
function pickTypesToCompare(message: ParsedMessage): readonly ClassType[] {
  const { names } = message;
  const mentioned = getMentionedTypes(message);
  const exact = mentioned.filter(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const open = exact.filter(({ tags }) => tags.length === 0);
  const chosen =
    open.length > 1 ? open : exact.length > 0 ? exact : mentioned.filter(({ tags }) => tags.length === 0);
  const bySubType = new Map(chosen.map((type) => [type.subType, type]).reverse() as [string, ClassType][]);
  return [...bySubType.values()].reverse().slice(0, 3);
}

async function forBeginners(
  { names, normalized, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const isReformer = names.activity.includes('reformer') || /\breformer\b/.test(normalized);
  const found = isReformer
    ? await findPassage(tools, 'faq:reformer-for-beginners', 'reformer right for a beginner')
    : await findPassage(tools, 'faq:which-class-first', 'never done Pilates or yoga where do I start');
  if (!found) return null;
  const hard = /\b(too hard|difficult|hard)\b/.test(normalized);
  const text = buildPassageReply(found).text.replace(/^Yes\. /, hard ? 'No, it isn’t too hard. ' : '');
  const first = studio.products.find(
    ({ kind, terms }) =>
      kind === 'offer' && terms?.oncePerPerson && isReformer && terms.covers.includes('reformer'),
  );
  const offer = first ? ` First-visit offer: ${first.name} for ${formatPriceShort(first.pricePence)}.` : '';
  return {
    ...buildPassageReply(found),
    text: `${text}${offer}`,
    suggestions: ['Beginner classes this week', 'Book a tour'],
  };
}
