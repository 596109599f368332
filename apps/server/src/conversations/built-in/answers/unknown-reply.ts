import { healthPattern } from '@studio/content/assistant/vocabulary/health-phrases';
import { formatList } from '@studio/domain/text/format';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import { buildPassageReply } from './passage-reply.ts';

/** Minimum score of a passage that answers a message without a topic. */
const minPassageScore = 40;

/** Replies to a message without a known topic: with a matching passage, otherwise by offering the team. */
export async function replyToUnknownTopic(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  // "How long does it take?" only makes sense together with the previous message.
  const context = message.isFollowUp && message.previous ? `${message.previous.normalized} ` : '';
  const [best] = await tools.search(`${context}${message.normalized}`);
  if (best && best.score >= minPassageScore && mayQuote(best.id, message)) return buildPassageReply(best);
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

/** Maximum number of words of a message that a passage can answer as a whole. */
const maxPassageWords = 14;

/** Returns whether a passage may answer a message: a short one, and only if it names the subject of health or gifts. */
function mayQuote(passageId: string, { normalized }: ParsedMessage): boolean {
  if (normalized.split(' ').length > maxPassageWords || !/^(?:faq|terms|site):/.test(passageId)) return false;
  if (/gift/.test(passageId)) return /\b(?:gift|voucher|present)/.test(normalized);
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
