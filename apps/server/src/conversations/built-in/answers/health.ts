import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester, mentionsPregnancy } from '../parsing/pregnancy.ts';
import { addMedicalAdvice } from './add-medical-advice.ts';
import { answerPregnancy } from './pregnancy-answer.ts';

const seizurePattern = /\b(pacemaker|epilep\w*|seizures?|fits)\b/;
const heartPattern = /\b(heart|cardiac|chest|blood pressure|stroke|angina)\b/;
/** Conditions about which the studio's text asks for a doctor's agreement first. */
const seriousPattern =
  /\b(disc|discs|numb|surgery|operation|operated|fracture\w*|broke|broken|dizz\w*|replacement|torn|rupture\w*|cancer|osteoporosis|tumou?r|chemo\w*)\b/;

const heartAdvice =
  'Please see a doctor about this before you come to a class. If you have chest pain right now, call 999.';

/**
 * Quotes the studio's advice about an injury or illness, and always says to ask a doctor first. Diagnoses nothing, and
 * never says that a class is safe.
 */
export async function answerHealth(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized, names } = message;
  if (mentionsPregnancy(normalized)) return answerPregnancy(message, tools);
  if (seizurePattern.test(normalized) || (findTrimester(message) && names.subType.includes('sound-healing')))
    return addMedicalAdvice(await tools.passage('suits:sound-healing'));
  const wrists = /\bwrists?\b/.test(normalized) ? await tools.passage('suits:vinyasa-yoga') : null;
  if (wrists) return addMedicalAdvice(wrists);
  const isHeart = heartPattern.test(normalized);
  const isSerious = isHeart || seriousPattern.test(normalized);
  const advice = addMedicalAdvice(await tools.passage(isSerious ? 'care:injuries' : 'faq:injuries'));
  return advice && isHeart ? { ...advice, text: `${heartAdvice} ${advice.text}` } : advice;
}
