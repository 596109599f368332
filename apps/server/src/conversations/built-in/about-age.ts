import type { AssistantTools, Reply } from '../../outside/assistant/port.ts';
import type { Heard } from './parsed-message.ts';
import { passageOf, saying } from './passage-of.ts';

/** An age, of somebody who may be too young or fears to be too old. */
export const young =
  /\b(minor|under (16|18|sixteen|eighteen)s?)\b|\b(minimum|upper|max\w*) age\b|\bage limit\b|\btoo (old|young)\b|\b(seniors?|elderly|older people|pensioners?)\b|\b(kids|children|child|teenagers?|toddler|baby|babies)\b/;

const years = '(?:[3-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const relative =
  '(?:daughter|son|stepson|stepdaughter|niece|nephew|grandson|granddaughter|child|kid|girl|boy|sister|brother|cousin|teenager)';
const aged = `(?:i am|he is|she is|they are|who is|aged?|turning|turns|${relative}(?: is)?(?: only| just| nearly| almost)?)`;

/** What a number counts that is no age. */
const counted =
  '(?:weeks?|months?|minutes?|am|pm|to|of|people|places|class\\w*|times?|hours?|days?|sessions?)';

/** A child or somebody under eighteen who is named with the age. */
export const child = new RegExp(
  `\\b${aged} ${years}\\b(?! ${counted}\\b)|\\b${years}(?: ?yo| years? olds?)\\b|\\b[6-9]\\d years? olds?\\b`,
);

/** From when on, and until when, somebody may come. */
export async function aboutAge({ words }: Heard, tools: AssistantTools): Promise<Reply | null> {
  const age =
    young.test(words) || child.test(words)
      ? await passageOf(tools, 'faq:age', 'minimum age sixteen years old')
      : null;
  return age && saying(age);
}
