import {
  type AdvisableProduct,
  adviseForFrequency,
  type WeeklyFrequency,
} from '@studio/domain/catalogue/frequency-advice';
import { getPencePerClass } from '@studio/domain/catalogue/price-per-class';
import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatList } from '@studio/domain/text/format';
import type { AssistantProduct, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { listSinglePrices } from './break-even.ts';
import { buildReply } from './build-reply.ts';
import { findMentionedActivities, formatProductPrice } from './product-text.ts';

type OfferedProduct = AdvisableProduct & { sold: AssistantProduct };

const frequencyPattern =
  /\b(once|one|twice|two|three|four|five|six|seven|\d) (?:times? )?(?:a|per|each|every) week\b|\b(every day|daily)\b/;
const frequencyLabels: Record<WeeklyFrequency, string> = {
  1: 'once a week',
  2: 'twice a week',
  3: 'three times a week',
};

/** Replies to questions such as "Which is cheapest for twice a week?" by the rule of the pricing page. */
export function recommendCheapestProduct(message: ParsedMessage): Reply | null {
  const monthly = recommendForMonth(message);
  if (monthly) return monthly;
  const perWeek = parseFrequency(message.normalized);
  if (!perWeek) return null;
  const advice = adviseForFrequency(listOfferedProducts(message), perWeek);
  if (!advice) return null;
  const { product, cheaperDropIns, cheaper } = advice;
  const least = findCheapest([product, ...cheaperDropIns, ...(cheaper ? [cheaper.product] : [])], perWeek);
  const first = `For ${frequencyLabels[perWeek]}, the cheapest option is ${describeOffer(least)}.`;
  const anytimeOffer = product.terms.offPeakOnly ? null : findCheapest([product, ...cheaperDropIns], perWeek);
  const other =
    anytimeOffer && least.terms.offPeakOnly
      ? ` For classes at any time, it’s ${describeOffer(anytimeOffer)}.`
      : '';
  return buildReply(`${first}${other}`, {
    links: [
      { label: least.sold.name, to: least.sold.to },
      { label: 'See pricing', to: '/pricing' },
    ].filter(({ to }, index, all) => all.findIndex((one) => one.to === to) === index),
  });
}

const monthlyPattern =
  /\b(once|one|twice|two|three|four|[1-4]) (?:times? |classes |sessions )?(?:a|per|each|every|in a) month\b/;

/**
 * Recommends single classes to someone who comes a few times a month, if every membership costs more. Returns null for
 * other messages, or if a membership costs less.
 */
function recommendForMonth(message: ParsedMessage): Reply | null {
  const [, word] = monthlyPattern.exec(message.normalized) ?? [];
  if (!word) return null;
  const count =
    Number(word) || ['once', 'twice', 'three', 'four'].indexOf(word) + 1 || (word === 'two' ? 2 : 1);
  const activities = findMentionedActivities(message);
  const singles = listSinglePrices(message.studio).filter(
    ({ activityId }) => activities.length === 0 || activities.includes(activityId),
  );
  const [dearest] = [...singles].sort((one, other) => other.pence - one.pence);
  if (!dearest) return null;
  const isDearer = message.studio.products
    .filter(({ kind, terms }) => kind === 'membership' && terms?.covers.includes(dearest.activityId))
    .every(({ pricePence }) => pricePence > dearest.pence * count);
  const prices = singles.map(
    ({ name, pence }) =>
      `${formatPriceShort(pence * count)} for ${formatCount(count, `${name} class`, `${name} classes`)}`,
  );
  if (!isDearer) return null;
  const firsts = message.studio.products.filter(
    ({ kind, terms }) =>
      kind === 'offer' &&
      terms?.oncePerPerson &&
      singles.some(({ activityId }) => terms.covers.includes(activityId)),
  );
  const first = firsts.map(({ name, pricePence }) => `${name} for ${formatPriceShort(pricePence)}`);
  const offers =
    first.length > 0 ? ` On your first visit, there’s also ${formatList(first)}, once per person.` : '';
  return buildReply(`Drop-ins are cheapest: ${formatList(prices, 'or')} a month.${offers}`, {
    links: [{ label: 'See pricing', to: '/pricing' }],
  });
}

function findCheapest(
  products: readonly [OfferedProduct, ...OfferedProduct[]],
  perWeek: WeeklyFrequency,
): OfferedProduct {
  return products.reduce((so, one) =>
    getPencePerClass(one, perWeek) < getPencePerClass(so, perWeek) ? one : so,
  );
}

function parseFrequency(text: string): WeeklyFrequency | null {
  const [, count, daily] = frequencyPattern.exec(text) ?? [];
  if (daily) return 3;
  if (!count) return null;
  if (['once', 'one', '1'].includes(count)) return 1;
  return ['twice', 'two', '2'].includes(count) ? 2 : 3;
}

/** Returns the products that suit the activities and hours that the visitor mentions. */
function listOfferedProducts(message: ParsedMessage): OfferedProduct[] {
  const activities = findMentionedActivities(message);
  const later = /\b(evenings?|after work|weekends?|nights?)\b/.test(message.normalized);
  return message.studio.products.flatMap((sold) => {
    const { terms, sessions, id, kind, pricePence } = sold;
    const isCovered = activities.length === 0 || activities.every((one) => terms?.covers.includes(one));
    if (!terms || !isCovered || (later && terms.offPeakOnly)) return [];
    return { id, kind: kind as ProductKind, pricePence, sold, terms: { ...terms, sessions } };
  });
}

/** Describes a product by its total price. The price per class of an unlimited membership would only be a guess. */
function describeOffer({ sold, terms, kind, pricePence }: OfferedProduct): string {
  if (kind === 'drop-in') return `drop-ins, at ${formatPriceShort(pricePence)} for ${sold.name}`;
  const holds = terms.sessions === null ? '' : ` for ${terms.sessions} sessions`;
  return `${sold.name}, ${formatProductPrice(sold)}${holds}${terms.offPeakOnly ? ', for weekday classes before 16:00' : ''}`;
}
