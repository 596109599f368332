import {
  amountPattern,
  moneyMatterPattern,
  otherPersonPattern,
} from '@studio/content/assistant/vocabulary/money-and-privacy-phrases';
import { foldText } from '@studio/domain/search/fold-text';
import type { AssistantTools, Passage, Reply } from '../../../integrations/assistant/port.ts';
import { findHealthConcern, isIll } from '../parsing/health-concerns.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester, mentionsPregnancy } from '../parsing/pregnancy.ts';
import { buildPassageReply } from './passage-reply.ts';
import { selectSentences } from './select-sentences.ts';

/** Score and share of matching words (0 to 1) from which a passage is quoted. */
interface QuoteThreshold {
  score: number;
  coverage: number;
  /** Share that is enough in a long message, if the passage is far ahead of the next one. */
  coverageFarAhead: number;
}

/** Threshold for a message without any likely topic. */
export const unknownTopicThreshold: QuoteThreshold = { score: 20, coverage: 0.4, coverageFarAhead: 0.2 };
/** Higher threshold for a message between a few likely topics, from which the visitor could choose instead. */
export const unclearTopicThreshold: QuoteThreshold = { score: 60, coverage: 0.4, coverageFarAhead: 0.4 };

/** Factor by which the best passage must be ahead of the next one. */
const leadFactor = 1.2;
/** Factor from which a passage is far ahead of the next one. */
const farLeadFactor = 1.8;

const lead = 'I’m not certain, but this may answer it:';
const question = 'Shall I ask our team?';

/**
 * Quotes the passage of the studio's published texts that fits a message without a clear topic, with a link to its
 * page, and offers the team (handbook: chat 11). Returns null if none fits well enough, or if the message is about
 * health, a price, a complaint about money or another person, which the team answers.
 */
export async function quotePassage(
  message: ParsedMessage,
  tools: AssistantTools,
  threshold: QuoteThreshold,
): Promise<Reply | null> {
  // The meaning of a follow-up depends on the conversation, which the search doesn't know.
  if ((message.isFollowUp && message.previous) || isForTeam(message)) return null;
  const [best, next] = (await tools.search(message.normalized)).filter((passage) =>
    isQuotable(passage, message),
  );
  if (!best || best.score < threshold.score) return null;
  const ahead = next ? best.score / next.score : Number.POSITIVE_INFINITY;
  const needed = ahead >= farLeadFactor ? threshold.coverageFarAhead : threshold.coverage;
  if (best.coverage < needed || ahead < leadFactor) return null;
  const quoted = buildPassageReply({ ...best, text: selectSentences(best.text, message.normalized) });
  return {
    ...quoted,
    text: `${lead} ${quoted.text} ${question}`,
    suggestions: ['Yes, please'],
    dialogueState: { topicId: null, offer: 'talk_to_human', choices: [], isSmallTalk: false },
  };
}

/**
 * Answers a message that is word for word a question of the FAQ whose answer an owner has written. Returns null for other
 * messages, and for those that `quotePassage` leaves to the team.
 */
export async function answerOwnersQuestion(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  if (isForTeam(message)) return null;
  const asked = toWords(message.question.text);
  const found = (await tools.search(message.normalized)).find(
    (passage) =>
      passage.isEdited &&
      passage.id.startsWith('faq:') &&
      toWords(passage.title) === asked &&
      isQuotable(passage, message),
  );
  return found ? buildPassageReply(found) : null;
}

const toWords = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns whether a reply is a quotation of `quotePassage`. */
export function isQuotation({ text }: Reply): boolean {
  return text.startsWith(lead);
}

/**
 * Returns whether a message is for the team, because it is about health, a price, money that went wrong, or another
 * person.
 */
function isForTeam(message: ParsedMessage): boolean {
  const { normalized } = message;
  return (
    findHealthConcern(message) !== null ||
    isIll(normalized) ||
    mentionsPregnancy(normalized) ||
    findTrimester(message) !== null ||
    moneyMatterPattern.test(normalized) ||
    amountPattern.test(normalized) ||
    otherPersonPattern.test(normalized)
  );
}

/**
 * Returns whether a passage may be quoted. Passages about health and some of the terms may not. Passages about gifts
 * and personal data may only if the message names that subject.
 */
function isQuotable({ id }: Passage, { normalized }: ParsedMessage): boolean {
  if (/^(?:terms:(?:who|right|responsib|law|data)|care:)|birth|pregnan|prenatal|injur|health/.test(id))
    return false;
  if (/gift/.test(id)) return /\b(?:gift\w*|vouchers?|presents?)\b/.test(normalized);
  return !/^privacy:/.test(id) || /\b(?:data|privacy|private|gdpr|cookies?|personal)\b/.test(normalized);
}
