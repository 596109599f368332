import { type SpokenLanguage, spokenLanguages } from '@studio/content/assistant/vocabulary/spoken-languages';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import { splitIntoWords } from '@studio/domain/conversations/find-mentions';
import type { Reply, StudioDetails } from '../../../../integrations/assistant/port.ts';
import { isSpelledCorrectly } from '../../parsing/normalize-message.ts';
import type { ParsedMessage } from '../../parsing/parsed-message.ts';
import { buildContactLinks, buildReply } from '../build-reply.ts';
import { commonEnglishWordSet, isHardlyEnglish } from './is-hardly-english.ts';

/** Matches Latin letters with accents, and letters of other scripts. */
const accentPattern = /(?=[^\p{ASCII}])\p{Script=Latin}/u;
const otherScriptPattern = /[^\P{L}\p{Script=Latin}]/u;

/** Minimum share and minimum number of words of a message that must belong to a known language. */
const minKnownShare = 0.2;
const minKnownWords = 2;

/**
 * Replies to a message in another language: in that language if the assistant knows it, otherwise in simple English.
 * Returns null for messages in English.
 */
export function replyInLanguage(message: ParsedMessage): Reply | null {
  const { question, studio } = message;
  const language = findLanguage(question.text);
  if (language && isForeign(message, 2)) return buildForeignReply(language);
  const continued = findContinuedLanguage(message);
  if (continued) return buildForeignReply(continued);
  if (
    !otherScriptPattern.test(question.text) &&
    !isForeign(message, accentPattern.test(question.text) ? 2 : 3)
  )
    return null;
  return buildReply(
    `Sorry, I only understand English. Please write in simple English, or ask for our team. Our address is ${studio.address}.`,
    {
      links: [
        { label: 'Timetable', to: '/timetable' },
        { label: 'Prices', to: '/pricing' },
        ...buildContactLinks(studio),
      ],
      suggestions: ['Classes tomorrow', 'What does a class cost?', askForPersonText],
    },
  );
}

/** Returns the language of the previous message if a short message continues in it: "et samedi ?" */
function findContinuedLanguage({ question, previous }: ParsedMessage): SpokenLanguage | null {
  const language = previous && isForeign(previous, 1) ? findLanguage(previous.question.text) : null;
  const words = splitIntoWords(question.text);
  const isIn = language !== null && words.some((word) => language.words.has(word));
  return isIn && words.length <= 5 && !words.some((word) => commonEnglishWordSet.has(word)) ? language : null;
}

function findLanguage(text: string): SpokenLanguage | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const scores = spokenLanguages
    .map((language) => ({ language, known: words.filter((word) => language.words.has(word)).length }))
    .sort((one, other) => other.known - one.known);
  const [best] = scores;
  return best && best.known >= minKnownWords && best.known / words.length >= minKnownShare
    ? best.language
    : null;
}

function buildForeignReply({ reply, timetable, prices, contact }: SpokenLanguage): Reply {
  return buildReply(reply, {
    links: [
      { label: timetable, to: '/timetable' },
      { label: prices, to: '/pricing' },
      { label: contact, to: '/contact' },
    ],
  });
}

/**
 * Returns whether a message is in another language. Ignores names of classes and instructors, which are the same in
 * every language.
 */
function isForeign({ normalized, studio }: ParsedMessage, minWords: number): boolean {
  const names = listNames(studio);
  return isHardlyEnglish(
    normalized.split(' '),
    (word) => names.has(word) || isSpelledCorrectly(word),
    minWords,
  );
}

function listNames({ classTypes, instructors }: StudioDetails): ReadonlySet<string> {
  return new Set(
    [...classTypes.map(({ title }) => title), ...instructors.map(({ name }) => name)].flatMap(splitIntoWords),
  );
}
