import { askForPersonText } from '@studio/domain/conversations/conversation';
import { buildContactLinks, buildReply } from './build-reply.ts';
import { isHardlyEnglish } from './is-hardly-english.ts';
import { isSpelledCorrectly } from './normalize-message.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Matches Latin letters with accents, and letters of other scripts. */
const accentPattern = /(?=[^\p{ASCII}])\p{Script=Latin}/u;
const otherScriptPattern = /[^\P{L}\p{Script=Latin}]/u;

/** Topic for messages in another language. The reply is in plain English and offers a person. */
export const foreignLanguageTopic: Topic = {
  name: 'language',
  cues: [],
  more: (message) => (otherScriptPattern.test(message.question.text) || isForeign(message) ? 9 : 0),
  answer: async ({ studio }) =>
    buildReply(
      'Sorry, I only understand English. Please write in simple words, or ask to talk to a person.',
      {
        links: buildContactLinks(studio),
        suggestions: ['Classes tomorrow', 'What does it cost?', askForPersonText],
      },
    ),
};

/**
 * Returns whether a message is in another language. Ignores names of classes and instructors, which are the same in
 * every language.
 */
function isForeign({ normalized, studio, question }: ParsedMessage): boolean {
  const names = new Set(
    [...studio.classTypes.map(({ title }) => title), ...studio.instructors.map(({ name }) => name)].flatMap(
      (name) => name.toLowerCase().split(/[^a-z]+/),
    ),
  );
  return isHardlyEnglish(
    normalized.split(' '),
    (word) => names.has(word) || isSpelledCorrectly(word),
    accentPattern.test(question.text) ? 2 : 3,
  );
}
