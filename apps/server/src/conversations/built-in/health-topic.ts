import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { addMedicalAdvice } from './add-medical-advice.ts';
import { answerPregnancy } from './answer-pregnancy.ts';
import { findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { findTrimester, mentionsPregnancy } from './pregnancy.ts';
import type { Topic } from './topic.ts';

const postnatalPattern =
  /\b(after (the |a |my )?(birth|baby)|had a baby|gave birth|given birth|post ?natal|post ?partum|c section|caesarean|cesarean|newborn|new mum|diastasis)\b/;
const seriousConditionPattern = /\b(pacemaker|epilep\w*)\b/;
const injuryPattern =
  /\b(injur\w*|bad (lower )?(back|knee|knees|shoulder|hip|neck)|(back|knee|neck|hip|shoulder|chest|joint|wrist|ankle) (pain|hurts|problem|problems|ache|aches|injury|issues?|surgery|operation)|pain|painful|hurts?|aching|sore|surgery|operation|operated|slipped disc|disc|sciatica|numb|hernia\w*|broken|broke|ankle|fracture\w*|arthritis|osteoporosis|scoliosis|heart|dizzy|dizziness|asthma|blood pressure|condition|cancer|diabet\w*|rehab|wrists?|torn|ligament|acl|tendon\w*|sprain\w*|hip replacement|physio said|doctor said|weak)\b/;

/**
 * Topic for questions about pregnancy, injury and illness. Replies only quote the studio's texts, and advise to ask a
 * doctor before coming to a class.
 */
export const healthTopic: Topic = {
  name: 'health',
  cues: [
    [postnatalPattern, 6],
    [seriousConditionPattern, 6],
    [injuryPattern, 6.5],
    [/\b(safe|allowed|ok|okay|can i still|should i|bad idea)\b/, 0.5],
    [/\bill take\b|\b(my|the) physio \b.*\btelling me to try\b/, -4],
    [/\b(my|our) (friend|sister) is booked\b|\bwho else has booked\b/, -8],
  ],
  more: (message) => {
    const { own, normalized, isFollowUp } = message;
    const isPregnancyMentioned = mentionsPregnancy(normalized);
    // After a reply about health, a message with a day or time is a search for classes.
    const isDateFollowUp =
      isFollowUp &&
      (own.when.days || own.when.times) &&
      !isPregnancyMentioned &&
      !injuryPattern.test(normalized);
    const isPregnant = isDateFollowUp
      ? -4
      : isPregnancyMentioned
        ? 6
        : isFollowUp && findTrimester(message) !== null
          ? 2.5
          : 0;
    const isLookingForClass = /\b(any|when|which classes|next|room|book|what prenatal)\b/.test(normalized);
    const when = own.when.days || own.when.times;
    // A message that names a prenatal class with a day is about that class.
    const namesPrenatalClass =
      own.names.tag.includes('prenatal') || own.names.classType.some((id) => id.includes('prenatal'));
    return namesPrenatalClass &&
      (when || isLookingForClass) &&
      !/\bpregnant|expecting|weeks\b/.test(normalized)
      ? isPregnant - 5
      : isPregnant;
  },
  answer: answerHealth,
};

const heartAdvice =
  'Please see a doctor about this before you come to a class. If you have chest pain right now, call 999.';

async function answerHealth(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized } = message;
  if (
    seriousConditionPattern.test(normalized) ||
    (findTrimester(message) && message.names.subType.includes('sound-healing'))
  )
    return addMedicalAdvice(await findPassage(tools, 'suits:sound-healing', 'Sound Healing pacemaker'));
  if (postnatalPattern.test(normalized))
    return addMedicalAdvice(await findPassage(tools, 'faq:after-birth', 'come back after a birth'));
  const continuesPregnancy =
    message.isFollowUp && findTrimester(message) !== null && !injuryPattern.test(normalized);
  if (mentionsPregnancy(normalized) || continuesPregnancy || message.names.tag.includes('prenatal'))
    return answerPregnancy(message, tools);
  const wrists = /\bwrists?\b/.test(normalized)
    ? await findPassage(tools, 'suits:vinyasa-yoga', 'Vinyasa wrists')
    : null;
  if (wrists) return addMedicalAdvice(wrists);
  const serious =
    /\b(disc|numb|surgery|operation|operated|fracture\w*|broken|dizz\w*|chest|heart|replacement|torn)\b/.test(
      normalized,
    );
  const found = serious
    ? await findPassage(tools, 'care:injuries', 'with an injury fresh fractures operations discs')
    : await findPassage(tools, 'faq:injuries', 'come with an injury doctor physiotherapist');
  const advice = found && addMedicalAdvice(found);
  if (!advice || !/\b(chest|heart)\b/.test(normalized)) return advice;
  return { ...advice, text: `${heartAdvice} ${advice.text}` };
}
