import { sumPattern } from '@studio/content/assistant/vocabulary/request-phrases';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatList } from '@studio/domain/text/format';
import type { Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { formatProductPrice } from './product-text.ts';

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const classCountPattern = new RegExp(
  String.raw`\b(\d{1,2}|an?|${numberWords.join('|')}) (?:\w+ )?(reformers?|mats?|yogas?)\b(?! (?:pack|flex|class pack))`,
  'g',
);

/** Adds up single classes, such as "total for 2 reformer and 1 mat". Returns null for messages that ask for no sum. */
export function answerPriceSum({ normalized, studio }: ParsedMessage): Reply | null {
  if (!sumPattern.test(normalized)) return null;
  const parts = [...normalized.matchAll(classCountPattern)].flatMap(([, count = '', name = '']) => {
    const single = findSinglePrice(name.replace(/s$/, ''), studio);
    const number = Number(count) || numberWords.indexOf(count) + 1 || 1;
    return single ? [{ ...single, number }] : [];
  });
  const [first] = parts;
  if (!first || (parts.length === 1 && first.number === 1)) return null;
  const pence = parts.reduce((sum, one) => sum + one.number * one.pence, 0);
  const lines = parts.map(
    ({ number, name, pence: each }) =>
      `${formatCount(number, `${name} class`, `${name} classes`)} at ${formatPriceShort(each)}`,
  );
  const verb = parts.length === 1 && first.number === 1 ? 'comes' : 'come';
  return buildReply(
    `${formatList(lines)} ${verb} to ${formatPriceShort(pence)}.${describeMembership(parts, normalized, studio)}`,
    { links: [{ label: 'See pricing', to: '/pricing' }] },
  );
}

/**
 * Returns a sentence about the cheapest membership with enough sessions for the classes of a month; empty if there is
 * none.
 */
function describeMembership(
  parts: readonly { activityId: string; number: number }[],
  normalized: string,
  { products }: StudioDetails,
): string {
  if (!/\bmonth\b/.test(normalized)) return '';
  const number = parts.reduce((sum, one) => sum + one.number, 0);
  const [cheapest] = products
    .filter(({ kind }) => kind === 'membership')
    .filter(({ sessions }) => sessions === null || sessions >= number)
    .filter(({ terms }) => parts.every(({ activityId }) => terms?.covers.includes(activityId)))
    .sort((one, other) => one.pricePence - other.pricePence);
  return cheapest ? ` ${cheapest.name} is ${formatProductPrice(cheapest)}.` : '';
}

function findSinglePrice(activityId: string, { classTypes, activities }: StudioDetails) {
  const prices = classTypes
    .filter((type) => type.activityId === activityId && !type.tags.includes('no-entitlement'))
    .map(({ pricePence }) => pricePence);
  const name = activities.find(({ id }) => id === activityId)?.name;
  return name && prices.length > 0 ? { activityId, name, pence: Math.min(...prices) } : null;
}
