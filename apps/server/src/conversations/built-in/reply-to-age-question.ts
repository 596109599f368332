import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Matches questions about being too young or too old. */
export const youngAgePattern =
  /\b(minor|under (16|18|sixteen|eighteen)s?)\b|\b(minimum|upper|max\w*) age\b|\bage limit\b|\btoo (old|young)\b|\b(seniors?|elderly|older people|pensioners?)\b|\b(kids|children|child|teenagers?|toddler|baby|babies)\b/;

const years = '(?:[3-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const relative =
  '(?:daughter|son|stepson|stepdaughter|niece|nephew|grandson|granddaughter|child|kid|girl|boy|sister|brother|cousin|teenager)';
const aged = `(?:i am|he is|she is|they are|who is|aged?|turning|turns|${relative}(?: is)?(?: only| just| nearly| almost)?)`;

/** Words after a number that show that the number isn't an age. */
const counted =
  '(?:weeks?|months?|minutes?|am|pm|to|of|people|places|class\\w*|times?|hours?|days?|sessions?)';

/** Matches a child or a person under 18, named with their age. */
export const childPattern = new RegExp(
  `\\b${aged} ${years}\\b(?! ${counted}\\b)|\\b${years}(?: ?yo| years? olds?)\\b|\\b[6-9]\\d years? olds?\\b`,
);

/** Returns a reply with the age limits if the message asks about them. */
export async function replyToAgeQuestion(
  { normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const age =
    youngAgePattern.test(normalized) || childPattern.test(normalized)
      ? await findPassage(tools, 'faq:age', 'minimum age sixteen years old')
      : null;
  return age && buildPassageReply(age);
}
