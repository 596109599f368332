import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { addMedicalAdvice } from './add-medical-advice.ts';
import { answerPregnancy } from './answer-pregnancy.ts';
import { findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { findTrimester, mentionsPregnancy } from './pregnancy.ts';
import type { Topic } from './topic.ts';

const born =
  /\b(after (the |a |my )?(birth|baby)|had a baby|gave birth|given birth|post ?natal|post ?partum|c section|caesarean|cesarean|newborn|new mum|diastasis)\b/;
const special = /\b(pacemaker|epilep\w*)\b/;
const hurting =
  /\b(injur\w*|bad (lower )?(back|knee|knees|shoulder|hip|neck)|(back|knee|neck|hip|shoulder|chest|joint|wrist|ankle) (pain|hurts|problem|problems|ache|aches|injury|issues?|surgery|operation)|pain|painful|hurts?|aching|sore|surgery|operation|operated|slipped disc|disc|sciatica|numb|hernia\w*|broken|broke|ankle|fracture\w*|arthritis|osteoporosis|scoliosis|heart|dizzy|dizziness|asthma|blood pressure|condition|cancer|diabet\w*|rehab|wrists?|torn|ligament|acl|tendon\w*|sprain\w*|hip replacement|physio said|doctor said|weak)\b/;

/**
 * Questions about pregnancy, injury and illness.
 * Replies only quote the studio's texts, and put the doctor before the class.
 */
export const healthTopic: Topic = {
  name: 'health',
  cues: [
    [born, 6],
    [special, 6],
    [hurting, 6.5],
    [/\b(safe|allowed|ok|okay|can i still|should i|bad idea)\b/, 0.5],
    [/\bill take\b|\b(my|the) physio \b.*\btelling me to try\b/, -4],
    [/\b(my|our) (friend|sister) is booked\b|\bwho else has booked\b/, -8],
  ],
  more: (heard) => {
    const { own, words, leans } = heard;
    const speaks = mentionsPregnancy(words);
    // After a reply about health, a message with a day or time is a search for classes.
    const asksWhen = leans && (own.when.days || own.when.times) && !speaks && !hurting.test(words);
    const isPregnant = asksWhen ? -4 : speaks ? 6 : leans && findTrimester(heard) !== null ? 2.5 : 0;
    const looksForClass = /\b(any|when|which classes|next|room|book|what prenatal)\b/.test(words);
    const when = own.when.days || own.when.times;
    // A message that names a prenatal class with a day is about that class.
    const wantsClass =
      own.names.tag.includes('prenatal') || own.names.classType.some((id) => id.includes('prenatal'));
    return wantsClass && (when || looksForClass) && !/\bpregnant|expecting|weeks\b/.test(words)
      ? isPregnant - 5
      : isPregnant;
  },
  answer: answerHealth,
};

async function answerHealth(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { words } = heard;
  if (special.test(words) || (findTrimester(heard) && heard.names.subType.includes('sound-healing')))
    return addMedicalAdvice(await findPassage(tools, 'suits:sound-healing', 'Sound Healing pacemaker'));
  if (born.test(words))
    return addMedicalAdvice(await findPassage(tools, 'faq:after-birth', 'come back after a birth'));
  const goesOn = heard.leans && findTrimester(heard) !== null && !hurting.test(words);
  if (mentionsPregnancy(words) || goesOn || heard.names.tag.includes('prenatal'))
    return answerPregnancy(heard, tools);
  const wrists = /\bwrists?\b/.test(words)
    ? await findPassage(tools, 'suits:vinyasa-yoga', 'Vinyasa wrists')
    : null;
  if (wrists) return addMedicalAdvice(wrists);
  const serious =
    /\b(disc|numb|surgery|operation|operated|fracture\w*|broken|dizz\w*|chest|heart|replacement|torn)\b/.test(
      words,
    );
  const found = serious
    ? await findPassage(tools, 'care:injuries', 'with an injury fresh fractures operations discs')
    : await findPassage(tools, 'faq:injuries', 'come with an injury doctor physiotherapist');
  return found ? addMedicalAdvice(found) : null;
}
