import { askForPerson } from '@studio/domain/conversations/conversation';
import { isHardlyEnglish } from './english-words.ts';
import type { Heard } from './parsed-message.ts';
import { say, waysToAsk } from './replies.ts';
import type { Subject } from './subject.ts';
import { isSpelt } from './tidy-words.ts';

/** A letter of another script than ours. */
const accents = /(?=[^\p{ASCII}])\p{Script=Latin}/u;
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** A message in another language: what can be done is said in plain English, and a person may know more. */
export const languageSubject: Subject = {
  name: 'language',
  cues: [],
  more: (heard) => (otherScript.test(heard.question.text) || isForeign(heard) ? 9 : 0),
  answer: async ({ studio }) =>
    say('Sorry, I only understand English. Write in simple words, or ask for a person of the team.', {
      links: waysToAsk(studio),
      suggestions: ['Classes tomorrow', 'What does it cost?', askForPerson],
    }),
};

/** What is taught and who teaches is named alike in every language. */
function isForeign({ words, studio, question }: Heard): boolean {
  const names = new Set(
    [...studio.classTypes.map(({ title }) => title), ...studio.instructors.map(({ name }) => name)].flatMap(
      (name) => name.toLowerCase().split(/[^a-z]+/),
    ),
  );
  return isHardlyEnglish(
    words.split(' '),
    (word) => names.has(word) || isSpelt(word),
    accents.test(question.text) ? 2 : 3,
  );
}
