import { formatPriceShort } from '@studio/domain/money/money';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { answerPrices } from './prices.ts';
import { findMentionedProducts, formatProductPrice } from './product-text.ts';

const links = [{ label: 'See pricing', to: '/pricing' }];

/**
 * Calculates a price after a discount, and says which discounts exist for it. Null if the message refers to no price,
 * or to no percentage while the newsletter has no discount.
 */
export function answerDiscountedPrice(message: ParsedMessage): Reply | null {
  const { question, normalized, previous, studio } = message;
  const newsletterPercent = studio.newsletterOfferPercent;
  const [, digits] = /(\d{1,2}) ?(?:%|per ?cent\b)/i.exec(question.text) ?? [];
  const percent = digits ? Number(digits) : newsletterPercent;
  const [product] = [message, ...(previous ? [previous] : [])].flatMap(findMentionedProducts);
  const isAboutCode = /\b(?:code|newsletter|emails?)\b/.test(`${previous?.normalized ?? ''} ${normalized}`);
  if (product && isAboutCode && product.kind !== 'pack' && newsletterPercent > 0)
    return buildReply(
      `The newsletter promo code is for a first pack, so ${product.name} stays at ${formatProductPrice(product)}.`,
      { links },
    );
  const [, pounds] = /(?:£ ?)?(\d{2,3})\b(?! ?(?:%|per ?cent))/.exec(question.text) ?? [];
  const pence = pounds ? Number(pounds) * 100 : product?.pricePence;
  if (!pence || percent === 0) return null;
  const off = Math.round((pence * percent) / 100);
  const name = product && product.pricePence === pence ? ` for ${product.name}` : '';
  const newsletter =
    newsletterPercent > 0
      ? `The newsletter promo code takes ${newsletterPercent}% off your first pack, and you can’t combine discounts.`
      : 'You can’t combine discounts.';
  return buildReply(
    `${percent}% off ${formatPriceShort(pence)} is ${formatPriceShort(off)}, so you’d pay ${formatPriceShort(pence - off)}${name}. ${newsletter}`,
    { links },
  );
}

/** States which price we charge if a visitor has seen two different ones, and offers the team. */
export function answerPriceConflict(message: ParsedMessage): Reply {
  const { text, links: priceLinks } = answerPrices(message);
  return buildReply(
    `You pay the price that the checkout shows before you pay. ${text} I don’t know where the other price comes from. Shall I ask our team?`,
    { links: priceLinks, offer: 'talk_to_human' },
  );
}
