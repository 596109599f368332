import { formatPriceShort } from '@studio/domain/money/money';
import type { Reply } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Topic for questions about discounts: for students, on request, for having an account. */
export const discountsTopic: Topic = {
  name: 'discounts',
  cues: [
    [
      /\b(student|students|nhs|senior|seniors|pensioners?|oap|concessions?|blue light|military|teachers? discount|unemployed|key workers?|local resident|corporate) ?(discount|discounts|rate|rates|price|prices|staff|off|deal)\b/,
      3,
    ],
    [/\b(discount|discounts|concession|concessions|money off|anything off|cheaper)\b/, 2.5],
    [/\bcheaper\b.*\baccount\b|\baccount\b.*\bcheaper\b/, 4],
    [/\b(free class|free classes|for free|first month free|month free|free trial)\b/, 5],
    [/\b(discount|promo|voucher) codes?\b/, 2],
    [/\b(event|hire|membership|member|members|newsletter|first pack|not working|invalid|tour|gift)\b/, -4],
    [/\b(booking fee|vat|hidden|on top|extra charges?)\b/, -3],
  ],
  answer: async (message) => answerDiscounts(message),
};

function answerDiscounts({ normalized, studio }: ParsedMessage): Reply {
  const links = [{ label: 'See pricing', to: '/pricing' }, ...buildContactLinks(studio)];
  const offers = studio.products.filter(({ kind, terms }) => kind === 'offer' && terms?.oncePerPerson);
  const first = offers
    .map(({ name, pricePence }) => `${name} for ${formatPriceShort(pricePence)}`)
    .join('; ');
  const firstVisitHint = first ? ` Our first-visit offers: ${first}.` : '';
  if (/\baccount\b/.test(normalized))
    return buildReply('No, an account on its own doesn’t change prices. A membership does.', { links });
  if (/\b(free|code|codes)\b/.test(normalized))
    return buildReply(`I can’t give you a discount or a free class.${firstVisitHint}`, {
      links,
    });
  return buildReply(`I don’t know of a discount like that.${firstVisitHint}`, { links });
}
