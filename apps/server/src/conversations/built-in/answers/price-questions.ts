import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import type { Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { answerPriceList, formatPriceList } from './prices.ts';
import { describeProducts, findMentionedProducts } from './product-text.ts';

const amountsByWord: Readonly<Record<string, number>> = {
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  seventy: 70,
};
const amountPattern =
  /(?:£ ?)?(\d+)(?:\.\d\d)?\b|\b(ten|twelve|fifteen|twenty|thirty|forty|fifty|seventy)(?:[ -](five|nine))?\b|\b(?:a )?(hundred)\b|\b(nine) (?:pounds?|quid)\b/g;

/** Returns the amounts in pounds that a text names, in digits or words. */
function parsePounds(text: string): number[] {
  return [...text.toLowerCase().matchAll(amountPattern)].map(([, digits, word, unit, hundred, nine]) => {
    if (digits) return Number(digits);
    if (hundred) return 100;
    if (nine) return 9;
    return (amountsByWord[word ?? ''] ?? 0) + (unit === 'five' ? 5 : unit === 'nine' ? 9 : 0);
  });
}

/**
 * Describes the products with the price in the message, else the products that it names. Lists the prices of single
 * classes and packs if there are none.
 */
export function answerProductByPrice(message: ParsedMessage): Reply {
  const pounds = parsePounds(message.question.text);
  const products = message.studio.products.filter(({ pricePence }) => pounds.includes(pricePence / 100));
  if (products.length > 0) return describeProducts(products, message);
  const mentioned = findMentionedProducts(message);
  return mentioned.length > 0 ? describeProducts(mentioned, message) : answerPriceList(message);
}

/** Answers complaints and jokes about prices with what a class includes, and with cheaper options. */
export function answerPriceComplaint(message: ParsedMessage): Reply {
  const { studio } = message;
  const offers = studio.products.filter(({ kind, terms }) => kind === 'offer' && terms?.oncePerPerson);
  const first = offers.length > 0 ? ` For a first visit: ${formatPriceList(offers)}.` : '';
  return buildReply(
    `${describeValue(findPricedClassTypes(message), studio)} If you come often, a membership can work out cheaper per class.${first}`,
    { links: [{ label: 'See pricing', to: '/pricing' }], suggestions: ['What’s cheapest twice a week?'] },
  );
}

function findPricedClassTypes({ studio, names, question }: ParsedMessage): StudioDetails['classTypes'] {
  const named = getMentionedClassTypes(studio, names);
  if (named && named.size > 0) return studio.classTypes.filter(({ id }) => named.has(id));
  const pounds = parsePounds(question.text);
  return studio.classTypes.filter(
    ({ pricePence, tags }) => pounds.includes(pricePence / 100) && !tags.includes('no-entitlement'),
  );
}

function describeValue(
  types: StudioDetails['classTypes'],
  { classTypes, activities }: StudioDetails,
): string {
  const prices = new Set(types.map(({ pricePence }) => pricePence));
  const [first] = types;
  if (!first || prices.size > 1) {
    const least = Math.min(...classTypes.map(({ pricePence }) => pricePence));
    return `I understand. Our cheapest classes are ${formatPriceShort(least)}.`;
  }
  const activityIds = new Set(types.map(({ activityId }) => activityId));
  const names = activities.filter(({ id }) => activityIds.has(id)).map(({ name }) => name);
  const minutes = types.map(({ durationMin }) => durationMin);
  const most = Math.max(...types.map(({ capacity }) => capacity));
  const [shortest, longest] = [Math.min(...minutes), Math.max(...minutes)];
  const length = shortest === longest ? `${shortest}` : `${shortest} to ${longest}`;
  return `I understand. ${formatList(names)} is ${formatPriceShort(first.pricePence)} for a class of ${length} minutes with an instructor and no more than ${most} people.`;
}
