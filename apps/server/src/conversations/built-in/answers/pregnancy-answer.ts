import { askForPersonText } from '@studio/domain/conversations/conversation';
import { addDays } from '@studio/domain/time/local-date';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester, selectTrimesterText } from '../parsing/pregnancy.ts';
import { buildReply } from './build-reply.ts';
import { answerClasses } from './class-search.ts';
import { buildMedicalAdviceReply } from './medical-advice-reply.ts';
import { findReformerSuitability } from './reformer-suitability.ts';

const classQuestionPattern =
  /\b(?:which|what) days?\b|\btimes\b|\b(?:timetable|schedule)\b|\bwhen (?:is|are) (?:the |your )?(?:\w+ ){0,2}(?:class|classes|prenatal)\b|\b(which|what|when) (\w+ )?(class|classes)\b.*\b(week|me|next)\b|\bnext\b.*\b(class|session|prenatal|one)\b|\bwhen\b.*\bnext\b/;

/**
 * Replies to pregnant visitors with the studio's text for the class that they name or for their trimester, and advice to
 * ask a doctor first. Lists prenatal classes if they ask when or which classes they can take.
 */
export async function answerPregnancy(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const trimester = findTrimester(message) ?? 'unknown';
  const { current, normalized, studio } = message;
  const other = studio.classTypes.find(
    ({ id, tags, subType }) =>
      !tags.includes('prenatal') &&
      (current.names.classType.includes(id) || current.names.subType.includes(subType)),
  );
  if (other?.subType === 'sound-healing')
    return buildMedicalAdviceReply(await tools.passage('suits:sound-healing'));
  if (other) return buildMedicalAdviceReply(await tools.passage('faq:pregnant-other-classes'));
  if (trimester === 'first' || trimester === 'either') return answerFirstTrimester(tools, trimester);
  if (current.when.days !== null || classQuestionPattern.test(normalized))
    return answerPrenatalClasses(message, tools);
  const hasPrenatal = studio.classTypes.some(({ tags }) => tags.includes('prenatal'));
  const suggestions = hasPrenatal ? ['Prenatal classes this week'] : [];
  const found = buildMedicalAdviceReply(await tools.passage('faq:pregnant'), suggestions);
  if (trimester === 'later') return found;
  const suitability = await findReformerSuitability(tools);
  return suitability
    ? { ...found, text: `${found.text} You can join Prenatal Reformer ${suitability}` }
    : found;
}

async function answerFirstTrimester(tools: AssistantTools, trimester: 'first' | 'either'): Promise<Reply> {
  const reformer = await findReformerSuitability(tools);
  const mat = await tools.passage('suits:prenatal-mat');
  const forMat = mat && selectTrimesterText(mat.text);
  if (!reformer || !forMat) return buildMedicalAdviceReply(await tools.passage('faq:pregnant'));
  const start =
    trimester === 'first'
      ? 'In the first trimester, please ask your doctor or midwife before you come to any class. Prenatal Reformer isn’t suitable yet. You can join it'
      : 'That’s around the change of trimester, so please ask your midwife or doctor which applies to you. If you’re still in the first trimester, ask them before you come to any class, and Prenatal Reformer isn’t suitable yet. You can join it';
  return buildReply(
    `${start} ${reformer} You can join Prenatal Mat Pilates in ${forMat} If you’d like to talk it through with our team, just say so.`,
    {
      links: [
        { label: 'Who each class suits', to: '/eligibility' },
        { label: 'Contact us', to: '/contact?topic=classes' },
      ],
      suggestions: [askForPersonText],
    },
  );
}

async function answerPrenatalClasses(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const days = message.current.when.days ?? {
    from: message.today,
    to: addDays(message.today, 6),
    weekdays: null,
  };
  const names = { ...message.names, tag: ['prenatal'] };
  const classes = await answerClasses({ ...message, names, when: { ...message.when, days } }, tools);
  return {
    ...classes,
    text: `First check that your midwife or doctor is happy for you to exercise. ${classes.text}`,
  };
}
