import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

const validityPattern =
  /\b(how long|valid|expire\w*|expiry|runs? out|last|lasts|good for|use it by|good until)\b/;

/** Replies to questions about buying and using gift cards, and their validity. */
export async function answerGiftCards(
  { normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const using =
    /\b(use|redeem|spend|got|have|received|code)\b/.test(normalized) &&
    !/\b(sell|buy|get)\b/.test(normalized);
  const found = using
    ? await findPassage(tools, 'site:use-gift-card', 'use a gift card redeem code')
    : await findPassage(tools, 'site:gift-cards', 'sell gift cards voucher');
  if (!found || !using || !validityPattern.test(normalized)) return found && buildPassageReply(found);
  const { text, links } = buildPassageReply(found);
  return buildReply(`Gift cards are valid for ${giftCardValidityMonths} months. ${text}`, { links });
}
