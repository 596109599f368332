import { addDays } from '@studio/domain/time/local-date';
import type { AssistantTools, Passage, Reply } from '../../outside/assistant/port.ts';
import { answerClasses } from './answer-classes.ts';
import type { Heard } from './heard.ts';
import { passageOf, saying } from './passage-of.ts';
import { say } from './replies.ts';
import type { Subject } from './subject.ts';

const pregnant =
  /\b(pregnan\w*|expecting|trimester|prenatal|antenatal|midwife|bump)\b|\b\d+ weeks (gone|along|and)\b|\bi am \d+ weeks\b/;
const born =
  /\b(after (the |a |my )?(birth|baby)|had a baby|gave birth|given birth|post ?natal|post ?partum|c section|caesarean|cesarean|newborn|new mum|diastasis)\b/;
const special = /\b(pacemaker|epilep\w*)\b/;
const hurting =
  /\b(injur\w*|bad (lower )?(back|knee|knees|shoulder|hip|neck)|(back|knee|neck|hip|shoulder|chest|joint|wrist|ankle) (pain|hurts|problem|problems|ache|aches|injury|issues?|surgery|operation)|pain|painful|hurts?|aching|sore|surgery|operation|operated|slipped disc|disc|sciatica|numb|hernia\w*|broken|broke|ankle|fracture\w*|arthritis|osteoporosis|scoliosis|heart|dizzy|dizziness|asthma|blood pressure|condition|cancer|diabet\w*|rehab|wrists?|torn|ligament|acl|tendon\w*|sprain\w*|hip replacement|physio said|doctor said|weak)\b/;

/** Pregnancy, injury, illness: the studio's own words and never more, with the doctor before the class. */
export const healthSubject: Subject = {
  name: 'health',
  cues: [
    [pregnant, 6],
    [born, 6],
    [special, 6],
    [hurting, 6.5],
    [/\b(safe|allowed|ok|okay|can i still|should i|bad idea)\b/, 0.5],
    [/\bill take\b|\b(my|the) physio \b.*\btelling me to try\b/, -4],
    [/\b(my|our) (friend|sister) is booked\b|\bwho else has booked\b/, -8],
  ],
  more: ({ own, words }) => {
    const looksForClass = /\b(any|when|which classes|next|room|book|what prenatal)\b/.test(words);
    const when = own.when.days || own.when.times;
    // Whoever names a prenatal class with a day wants that class.
    const wantsClass =
      own.names.tag.includes('prenatal') || own.names.classType.some((id) => id.includes('prenatal'));
    return wantsClass && (when || looksForClass) && !/\bpregnant|expecting|weeks\b/.test(words) ? -5 : 0;
  },
  answer: answerHealth,
};

async function answerHealth(heard: Heard, tools: AssistantTools): Promise<Reply | null> {
  const { words } = heard;
  if (special.test(words) || (pregnant.test(words) && heard.names.subType.includes('sound-healing')))
    return withDoctor(await passageOf(tools, 'suits:sound-healing', 'Sound Healing pacemaker'), heard);
  if (born.test(words))
    return withDoctor(await passageOf(tools, 'faq:after-birth', 'come back after a birth'), heard);
  if (pregnant.test(words) || heard.names.tag.includes('prenatal')) return answerPregnant(heard, tools);
  const wrists = /\bwrists?\b/.test(words)
    ? await passageOf(tools, 'suits:vinyasa-yoga', 'Vinyasa wrists')
    : null;
  if (wrists) return withDoctor(wrists, heard);
  const serious =
    /\b(disc|numb|surgery|operation|operated|fracture\w*|broken|dizz\w*|chest|heart|replacement|torn)\b/.test(
      words,
    );
  const found = serious
    ? await passageOf(tools, 'care:injuries', 'with an injury fresh fractures operations discs')
    : await passageOf(tools, 'faq:injuries', 'come with an injury doctor physiotherapist');
  return found ? withDoctor(found, heard) : null;
}

async function answerPregnant(heard: Heard, tools: AssistantTools): Promise<Reply | null> {
  const { words, own, studio } = heard;
  const asksDay =
    own.when.days !== null || /\b(which|what|when) (\w+ )?(class|classes)\b.*\b(week|me|next)\b/.test(words);
  const other = studio.classTypes.find(
    ({ id, tags, subType }) =>
      !tags.includes('prenatal') && (own.names.classType.includes(id) || own.names.subType.includes(subType)),
  );
  if (other)
    return withDoctor(
      await passageOf(tools, 'faq:pregnant-other-classes', 'which other classes when pregnant'),
      heard,
    );
  const reformer = /\breformer\b/.test(words) && /\b(first|early|\d+ weeks|trimester)\b/.test(words);
  if (reformer) {
    const suits = await passageOf(
      tools,
      'suits:prenatal-reformer',
      'who Prenatal Reformer is for second trimester midwife',
    );
    const mat = ' Prenatal Mat Pilates is for every trimester, once your midwife or doctor agrees.';
    if (suits)
      return say(`${suits.text}${mat}`, { links: eligible, suggestions: ['Prenatal classes this week'] });
  }
  const { days } = own.when;
  if (asksDay) {
    const week = days ?? { from: heard.today, to: addDays(heard.today, 6), weekdays: null };
    const names = { ...heard.names, tag: ['prenatal'], activity: heard.names.activity };
    const classes = await answerClasses({ ...heard, names, when: { ...heard.when, days: week } }, tools);
    if (classes) return { ...classes, text: `Once your midwife or doctor agrees: ${classes.text}` };
  }
  return withDoctor(await passageOf(tools, 'faq:pregnant', 'come while pregnant'), heard, [
    'Prenatal classes this week',
  ]);
}

const eligible = [{ label: 'Who each class suits', to: '/eligibility' }];

/** Beside every answer about the body stands who has to be asked first. */
function withDoctor(
  passage: Passage | null,
  _heard: Heard,
  suggestions: readonly string[] = [],
): Reply | null {
  if (!passage) return null;
  const found = saying(passage);
  const named = /doctor|midwife|physio/i.test(found.text)
    ? ''
    : ' Please ask your doctor first, and tell the instructor.';
  const careful = found.text
    .replace(/^(Often, yes|Yes)[.,] ?/, '')
    .replace(/^./, (letter) => letter.toUpperCase());
  const links = [...found.links, ...eligible, { label: 'Write to us', to: '/contact?topic=classes' }];
  return say(`${careful}${named}`, {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
    suggestions,
  });
}
