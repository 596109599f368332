import { healthPattern } from '@studio/content/assistant/vocabulary/health-phrases';
import { formatList } from '@studio/domain/text/format';
import type { AssistantTools, Passage, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester } from '../parsing/pregnancy.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import { buildPassageReply } from './passage-reply.ts';
import { quotePassage, unknownTopicThreshold } from './quote-passage.ts';

/** Minimum score of a passage that answers a message without a topic. */
const minPassageScore = 40;
/** Minimum share of the message’s words that such a passage contains. */
const minPassageCoverage = 0.6;

/**
 * Replies to a message without a known topic: with a passage that plainly answers it, else with one that may, otherwise
 * by offering the team.
 */
export async function replyToUnknownTopic(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  // "How long does it take?" only makes sense together with the previous message.
  const context = message.isFollowUp && message.previous ? `${message.previous.normalized} ` : '';
  const [best] = await tools.search(`${context}${message.normalized}`);
  if (best && isPlain(best) && mayQuote(best.id, message)) return buildPassageReply(best);
  const quotation = await quotePassage(message, tools, unknownTopicThreshold);
  if (quotation) return quotation;
  const letters = message.normalized.replace(/[^\p{L}]/gu, '').length;
  if (letters < 3)
    return buildReply('I’m not sure what you mean. Are you looking for a class, a price or something else?', {
      suggestions: ['Classes tomorrow', 'What does a class cost?'],
    });
  return buildReply('I don’t know that, and I’d rather not guess. Shall I ask our team?', {
    links: buildContactLinks(message.studio),
    suggestions: ['Yes, please'],
    offer: 'talk_to_human',
  });
}

function isPlain({ score, coverage }: Passage): boolean {
  return score >= minPassageScore && coverage >= minPassageCoverage;
}

/** Maximum number of words of a message that a passage can answer as a whole. */
const maxPassageWords = 14;

/**
 * Returns whether a passage of the FAQ, the terms or the site's features may answer a message. The message must be
 * short, and no message of the visitor may have mentioned a pregnancy, except for a passage about gifts. For a passage
 * about health or gifts, the message must name that subject.
 */
function mayQuote(passageId: string, message: ParsedMessage): boolean {
  const { normalized } = message;
  if (normalized.split(' ').length > maxPassageWords || !/^(?:faq|terms|site):/.test(passageId)) return false;
  if (/gift/.test(passageId)) return /\b(?:gift|voucher|present)/.test(normalized);
  // Which class suits someone depends on the week of pregnancy.
  if (findTrimester(message) !== null) return false;
  return !/birth|pregnan|suits:|injur|health/.test(passageId) || healthPattern.test(normalized);
}

/** Says which questions of a message have no answer, and offers the team. */
export function offerTeamForQuestions(questions: readonly string[]): Reply {
  const quoted = questions.map((text) => `‘${text.replace(/^(?:and|also|plus|oh) /i, '').trim()}’`);
  return buildReply(`I couldn’t find an answer to ${formatList(quoted, 'or')}. Shall I ask our team?`, {
    suggestions: ['Yes, please'],
    offer: 'talk_to_human',
  });
}
