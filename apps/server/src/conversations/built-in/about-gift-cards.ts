import { giftCardMonths } from '@studio/domain/gift-cards/gift-card-days';
import type { AssistantTools, Reply } from '../../outside/assistant/port.ts';
import type { Heard } from './parsed-message.ts';
import { passageOf, saying } from './passage-of.ts';
import { say } from './replies.ts';

const lasts = /\b(how long|valid|expire\w*|expiry|runs? out|last|lasts|good for|use it by|good until)\b/;

/** Buying one, using one, and for how long. */
export async function aboutGiftCards({ words }: Heard, tools: AssistantTools): Promise<Reply | null> {
  const using =
    /\b(use|redeem|spend|got|have|received|code)\b/.test(words) && !/\b(sell|buy|get)\b/.test(words);
  const found = using
    ? await passageOf(tools, 'site:use-gift-card', 'use a gift card redeem code')
    : await passageOf(tools, 'site:gift-cards', 'sell gift cards voucher');
  if (!found || !using || !lasts.test(words)) return found && saying(found);
  const { text, links } = saying(found);
  return say(`Gift cards are good for ${giftCardMonths} months. ${text}`, { links });
}
