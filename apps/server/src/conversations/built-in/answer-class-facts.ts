import { formatPriceShort } from '@studio/domain/money/money';
import type { AssistantTools, Reply, StudioFacts } from '../../outside/assistant/port.ts';
import { shownBefore } from './answer-classes.ts';
import { placesWords } from './class-words.ts';
import type { Heard } from './heard.ts';
import { typesMeant } from './names.ts';
import { passageOf, saying } from './passage-of.ts';
import { listed, say } from './replies.ts';
import type { Subject } from './subject.ts';

/** Somebody who asks whether men may come. */
const men =
  /\b(men|male|males|guys?|husband|boyfriend|dad|brother)\b.*\b(welcome|allowed|join|come|female|women|class\w*)\b|\b(can|do|are) (men|guys|males)\b/;

/** An age, of somebody who may be too young or fears to be too old. */
const young =
  /\b(i am|he is|she is|aged?|turning|daughter is|son is) (1[0-7]|[3-9])\b(?! (weeks|months|minutes))|\b\d{1,2} year olds?\b|\b(minimum|upper|max\w*) age\b|\bage limit\b|\b(kids|children|child|teenagers?|toddler)\b/;

type ClassType = StudioFacts['classTypes'][number];

const long = /\b(how long|duration|length|how many minutes|what time does it (end|finish))\b/;
const size =
  /\b(how many (people|persons|are in|in a|places|spots|beds|mats|reformers)|group size|class size|how big|capacity|busy|crowded)\b/;
const differs = /\b(difference|differ|different|versus|vs|compared?|better|or should)\b/;
const explains = /\b(what (is|are|does|happens)|whats|explain|tell me (more )?about|describe|involve|like)\b/;

/** What a class is: how long, how large, how it differs, whom it suits. */
export const classFactsSubject: Subject = {
  name: 'class facts',
  cues: [
    [long, 3],
    [size, 3.5],
    [differs, 3],
    [
      /\b(what is|what are|whats|what s|explain|describe|what happens in) (a |an |the )?(reformer|dynamic|foundations?|mat|classic|vinyasa|yin|restorative|sound|prenatal|strength|female|pilates|yoga)\b/,
      4.5,
    ],
    [
      /\b(beginner|beginners|first time|never (done|been|tried|used)|new to|where (do|should) i start|start with|which class (is|should|would)|suggest|recommend|nervous|unfit|not flexible|never exercised|done any exercise)\b/,
      3,
    ],
    [/\b(too hard|difficult|hard for|suitable|suit|good for|right for)\b/, 2],
    [/\b(women|woman|female|ladies) (only )?class(es)?\b/, 1],
    [men, 5],
    [young, 6],
    [
      /\b(refund|refunds|tour|valid|pack|membership|gift|advance|walk|hold|kept|place kept|left in|left|fully|free to|waiting list|hijab|building|lose|kilos)\b/,
      -3.5,
    ],
    [/\b(sell|desk|socks|wear|bring)\b/, -2],
  ],
  more: ({ own }) => (own.when.days || own.when.times ? -1.5 : 0) + (typesNamed(own.names) ? 1 : 0),
  answer: answerClassFacts,
};

function typesNamed({ activity, subType, classType }: Heard['names']): boolean {
  return activity.length + subType.length + classType.length > 0;
}

async function answerClassFacts(heard: Heard, tools: AssistantTools): Promise<Reply | null> {
  const { words, names, studio } = heard;
  if (young.test(words)) {
    const age = await passageOf(tools, 'faq:age', 'minimum age sixteen years old');
    if (age) return saying(age);
  }
  if (men.test(words) && !/\b(desk|building|pacemaker|pack)\b/.test(words)) return forMen(heard);
  const types = typesMeant(studio, names);
  const meant = studio.classTypes.filter(({ id }) => types?.has(id));
  if (heard.leans && heard.reference && size.test(words)) {
    const shown = await placesOfShown(heard, tools);
    if (shown) return shown;
  }
  if (size.test(words)) return sizes(meant.length > 0 ? meant : [...studio.classTypes], heard);
  if (long.test(words)) return lengths(meant.length > 0 ? meant : [...studio.classTypes]);
  if (differs.test(words) && meant.length > 0) return described(apart(meant, heard));
  if (
    /\b(beginner|beginners|first time|never|new to|start|nervous|unfit|flexible|suggest|recommend|too hard|hard for)\b/.test(
      words,
    )
  )
    return forBeginners(heard, tools);
  if (/\breformer\b/.test(words) && names.classType.length === 0 && explains.test(words)) {
    const found = await passageOf(tools, 'faq:what-is-reformer', 'what is a reformer carriage springs');
    if (found) return saying(found, 2);
  }
  if (names.tag.includes('female-only')) {
    const found = await passageOf(tools, 'faq:female-only-classes', 'female-only classes');
    if (found) return saying(found);
  }
  return meant.length > 0 && meant.length <= 3 ? described(meant) : null;
}

function forMen({ names }: Heard): Reply {
  const links = [{ label: 'Who each class suits', to: '/eligibility' }];
  if (names.tag.includes('female-only'))
    return say(
      'No: female-only classes are for women, taught by a woman, with only women in the room. Every other class is open to him.',
      { links },
    );
  return say('Men are welcome in every class but the female-only ones.', { links });
}

async function placesOfShown(
  { before, reference, own }: Heard,
  tools: AssistantTools,
): Promise<Reply | null> {
  if (!before || !reference) return null;
  const shown = await shownBefore(before, tools);
  const { times } = own.when;
  const fitting = times ? shown.filter(({ time }) => time >= times.from && time <= times.to) : shown;
  const one = reference.kind === 'place' ? fitting.at(reference.index) : fitting[0];
  return one
    ? say(`${one.title} at ${one.time} has ${one.capacity} places, ${placesWords(one)}.`, { classes: [one] })
    : null;
}

/** Of kinds that were named by a general word as well, those that were named exactly. */
function apart(meant: readonly ClassType[], { names }: Heard): readonly ClassType[] {
  const exact = meant.filter(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const open = exact.filter(({ tags }) => tags.length === 0);
  const chosen =
    open.length > 1 ? open : exact.length > 0 ? exact : meant.filter(({ tags }) => tags.length === 0);
  const bySubType = new Map(chosen.map((type) => [type.subType, type]).reverse() as [string, ClassType][]);
  return [...bySubType.values()].reverse().slice(0, 3);
}

function described(meant: readonly ClassType[]): Reply {
  const lines = meant
    .slice(0, 3)
    .map(({ title, description, difficulty }) => `${title} (${difficulty}): ${description}`);
  return say(lines.join(' '), {
    links: [
      { label: 'Who each class suits', to: '/eligibility' },
      { label: 'Compare the classes', to: '/classes' },
    ],
  });
}

function lengths(meant: readonly ClassType[]): Reply {
  const minutes = [...new Set(meant.map(({ durationMin }) => durationMin))].sort();
  const lines = minutes.map(
    (length) =>
      `${listed(namesOf(meant.filter(({ durationMin }) => durationMin === length)))}: ${length} minutes`,
  );
  return say(`${lines.join('; ')}.`, { links: [{ label: 'Compare the classes', to: '/classes' }] });
}

function sizes(meant: readonly ClassType[], { words }: Heard): Reply {
  const open = meant.filter(({ capacity }) => capacity > 0);
  const beds = /\breformers\b/.test(words) && /\bhow many reformers\b/.test(words);
  if (beds)
    return say(
      `There are ${Math.max(...open.filter(({ activityId }) => activityId === 'reformer').map(({ capacity }) => capacity))} reformers.`,
      { links: [{ label: 'The rooms', to: '/studio/environment' }] },
    );
  const [only] = open;
  if (only && open.length === 1)
    return say(`${only.title}: ${only.capacity} people at most.`, {
      links: [{ label: 'Compare the classes', to: '/classes' }],
    });
  const most = Math.max(...open.map(({ capacity }) => capacity));
  const least = open
    .filter(({ capacity }) => capacity < most)
    .map(({ title, capacity }) => `${title} ${capacity}`);
  const smaller = least.length > 0 ? ` Smaller: ${listed(least)}.` : '';
  return say(`${most} at most.${smaller} You will be seen.`, {
    links: [{ label: 'Compare the classes', to: '/classes' }],
  });
}

function namesOf(types: readonly ClassType[]): string[] {
  return types.filter(({ tags }) => tags.length === 0 || types.length < 3).map(({ title }) => title);
}

async function forBeginners({ names, words, studio }: Heard, tools: AssistantTools): Promise<Reply | null> {
  const isReformer = names.activity.includes('reformer') || /\breformer\b/.test(words);
  const found = isReformer
    ? await passageOf(tools, 'faq:reformer-for-beginners', 'reformer right for a beginner')
    : await passageOf(tools, 'faq:which-class-first', 'never done Pilates or yoga where do I start');
  if (!found) return null;
  const hard = /\b(too hard|difficult|hard)\b/.test(words);
  const text = saying(found)
    .text.replace(/^Yes\. /, hard ? 'Not too hard. ' : '')
    .replace(/^With /, 'Start with ');
  const first = studio.products.find(
    ({ kind, terms }) =>
      kind === 'offer' && terms?.oncePerPerson && isReformer && terms.covers.includes('reformer'),
  );
  const offer = first ? ` For a first visit: ${first.name}, ${formatPriceShort(first.pricePence)}.` : '';
  return {
    ...saying(found),
    text: `${text}${offer}`,
    suggestions: ['Beginner classes this week', 'Book a tour'],
  };
}
