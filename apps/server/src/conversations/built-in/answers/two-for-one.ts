import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { describeProducts } from './product-text.ts';

/** Says how the offer for two people works, and that it needs no code. */
export function answerTwoForOne(message: ParsedMessage): Reply | null {
  const offer = message.studio.products.find(
    ({ kind, sessions, terms }) => kind === 'offer' && sessions === 2 && terms?.onlyWhen,
  );
  if (!offer) return null;
  const { text, ...reply } = describeProducts([offer], message);
  const asksForCode = /\b(?:codes?|voucher|coupon|password)\b/.test(message.normalized);
  if (
    asksForCode &&
    /\b(?:my|another|this|a) (?:\w+ )?codes?\b.*\b(?:with|on|top|as well|too)\b/.test(message.normalized)
  )
    return { ...reply, text: `No, you can’t combine discounts. You’ll get the best one. ${text}` };
  return {
    ...reply,
    text: asksForCode
      ? `No, you don’t need a code. Book two places in the same class. ${text}`
      : `${text} You don’t need a code.`,
  };
}
