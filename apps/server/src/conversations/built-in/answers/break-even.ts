import { formatList } from '@studio/domain/text/format';
import type { AssistantProduct, Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { describeProducts, formatProductPrice } from './product-text.ts';

/** Matches questions about when something is worth its price. */
export const breakEvenPattern =
  /\b(?:pays? (?:off|for itself)|worth|break ?even|make sense|how many classes)\b/;

/** Says from how many classes a month an unlimited membership costs less than single classes. */
export function answerBreakEven(product: AssistantProduct, message: ParsedMessage): Reply {
  const parts = listSinglePrices(message.studio)
    .filter(({ activityId }) => product.terms?.covers.includes(activityId))
    .map(({ name, pence }) => `${Math.floor(product.pricePence / pence) + 1} ${name} classes`);
  const described = describeProducts([product], message);
  return parts.length === 0
    ? described
    : buildReply(
        `${product.name} is ${formatProductPrice(product)}. It works out cheaper than paying per class from ${formatList(parts, 'or')} a month.`,
        { links: described.links },
      );
}

/** Returns a sentence about products that cost more per class than single classes; empty if none does. */
export function compareWithSingleClasses(
  compared: readonly AssistantProduct[],
  studio: StudioDetails,
): string {
  const singles = listSinglePrices(studio);
  const dearer = compared.filter(({ pricePence, sessions, terms }) => {
    const prices = singles.filter(({ activityId }) => terms?.covers.includes(activityId));
    return prices.length > 0 && prices.every(({ pence }) => pricePence / (sessions ?? 1) > pence);
  });
  if (dearer.length === 0) return '';
  const shareable = dearer.find(({ terms }) => terms?.shareable);
  const names = formatList(dearer.map(({ name }) => name));
  const share = shareable
    ? ` With the ${shareable.name}, you pay once, and you can share it with people who check in with you.`
    : '';
  return ` So on price alone, drop-ins are cheaper than ${names}.${share}`;
}

/**
 * Returns the lowest price of a single class of each activity, in pence. Leaves out classes that no pack or membership
 * covers.
 */
export function listSinglePrices({ classTypes, activities }: StudioDetails) {
  return activities.flatMap(({ id, name }) => {
    const prices = classTypes.filter(
      ({ activityId, tags }) => activityId === id && !tags.includes('no-entitlement'),
    );
    return prices.length > 0
      ? [{ activityId: id, name, pence: Math.min(...prices.map(({ pricePence }) => pricePence)) }]
      : [];
  });
}
