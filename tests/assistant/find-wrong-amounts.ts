import { classTypes } from '@studio/content/class-types';
import { instructors } from '@studio/content/instructors';
import { products } from '@studio/content/products';
import { siteSettings } from '@studio/content/site-settings';
import { giftCardLimits } from '@studio/domain/gift-cards/gift-card-details';
import { splitSentences } from './answer-text.ts';

const memberPercents = products
  .map(({ terms }) => terms.memberDiscountPercent)
  .filter((percent) => percent > 0);
const amount = /([£$€]) ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?/g;

/** Returns the valid amounts of a product in pence: its price, members' prices, and the price per session. */
function amountsOf({ pricePence, terms }: (typeof products)[number]): number[] {
  const member = memberPercents.map((percent) => Math.round((pricePence * (100 - percent)) / 100));
  const prices = [pricePence, ...member];
  const sessions = terms.sessions ?? 1;
  return [...prices, ...prices.map((price) => Math.round(price / sessions))];
}

/**
 * Names with the amounts that may appear beside them. A pack's include the price of a place in the classes it covers.
 */
const namedAmounts = [
  ...products
    .filter(({ kind }) => kind === 'pack' || kind === 'membership' || kind === 'one-to-one')
    .map((product) => ({
      name: product.name.toLowerCase(),
      amounts: [
        ...amountsOf(product),
        ...classTypes
          .filter((type) => product.terms.covers.some((activity) => activity === type.activityId))
          .map((type) => type.pricePence),
      ],
    })),
  ...classTypes.map((type) => ({
    name: type.title.toLowerCase(),
    amounts: products
      .filter(
        ({ id, terms }) =>
          id === type.id ||
          (!type.tags.some((tag) => tag === 'no-entitlement') &&
            terms.covers.some((activity) => activity === type.activityId)),
      )
      .flatMap(amountsOf)
      .concat(type.pricePence),
  })),
];

const validAmounts = new Set([
  ...products.flatMap(amountsOf),
  ...classTypes.flatMap(({ pricePence }) =>
    Array.from({ length: 10 }, (_, index) => pricePence * (index + 1)),
  ),
  ...instructors.flatMap(({ oneToOneFromPence }) => oneToOneFromPence ?? []),
  giftCardLimits.leastPounds * 100,
  giftCardLimits.mostPounds * 100,
  ...[25, 50, 100].map((offered) => offered * 100),
]);

interface Amount {
  written: string;
  pence: number;
  at: number;
  sign: string;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].map((match) => ({
    written: match[0],
    sign: match[1] ?? '',
    pence: Number((match[2] ?? '').replaceAll(',', '')) * 100 + Number(match[3] ?? 0),
    at: match.index,
  }));
}

/**
 * Finds amounts that aren't in the catalogue, or don't belong to the name beside them. Repeating the visitor's own
 * amount is allowed.
 */
export function findWrongAmounts(text: string, question: string): string[] {
  const echoed = new Set(amountsIn(question).map(({ sign, pence }) => sign + pence));
  return splitSentences(text).flatMap((sentence) => {
    const amounts = amountsIn(sentence);
    return amounts.flatMap(({ written, pence, sign, at }, index) => {
      if (echoed.has(sign + pence)) return [];
      if (sign !== '£' || !validAmounts.has(pence)) return [`${written} is no price of the studio`];
      const before = lastName(sentence.slice(endOf(amounts[index - 1]), at));
      const after = firstName(sentence.slice(at, amounts[index + 1]?.at));
      const namesNearby = [before, after].flatMap((name) => name ?? []);
      const isPriceOfName =
        namesNearby.length === 0 || namesNearby.some(({ amounts: own }) => own.includes(pence));
      return isPriceOfName ? [] : [`${written} is not what ${namesNearby[0]?.name} costs`];
    });
  });
}

function endOf(previous: Amount | undefined): number {
  return previous ? previous.at + previous.written.length : 0;
}

function lastName(part: string) {
  const found = namedAmounts.map((entry) => ({ ...entry, at: part.toLowerCase().lastIndexOf(entry.name) }));
  return found.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
}

function firstName(part: string) {
  const found = namedAmounts.map((entry) => ({ ...entry, at: part.toLowerCase().indexOf(entry.name) }));
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0];
}

const percents = new Set([...memberPercents, siteSettings.newsletterOfferPercent, 100]);

/** Finds percentages that aren't discounts of the studio. */
export function findWrongPercents(text: string, question: string): string[] {
  const figures = (source: string) =>
    [...source.matchAll(/(\d+(?:\.\d+)?) ?(?:%|per ?cent)/g)].map((match) => Number(match[1]));
  const echoed = new Set(figures(question));
  return figures(text)
    .filter((figure) => !percents.has(figure) && !echoed.has(figure))
    .map((figure) => `nothing takes ${figure}% off`);
}
