import { orderCopy as copy, filled } from '@studio/content/copy/pricing';
import type { CatalogueAnswer, ProductFacts } from '@studio/contracts/catalogue';
import { pricePerSessionPence } from '@studio/domain/catalogue/product-terms';
import { validityWords } from '@studio/domain/catalogue/validity';
import { formatPriceShort } from '@studio/domain/money/money';
import { hoursWords } from '../../lib/hours-words.ts';
import type { ProductOrderFacts } from './product-order-facts.ts';

/** Monday 0, as the terms count. */
const weekdays = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
] as const;

/** What the page says of a product; null when it is not sold. */
export function orderFacts({ products, studio }: CatalogueAnswer, id: string): ProductOrderFacts | null {
  const product = products.find((one) => one.id === id);
  if (!product) return null;
  const { name, kind, pricePence, terms } = product;
  const { subtitle, unit, includes, excludes, action } = terms.copy;
  const { currency, address, hours } = studio;
  const each = pricePerSessionPence(pricePence, terms);
  return {
    ...{ id, name, subtitle, unit, includes, excludes },
    eyebrow: copy.eyebrow[kind],
    price: formatPriceShort(pricePence, currency),
    each: each === null ? null : filled(copy.eachClass, { price: formatPriceShort(each, currency) }),
    activityId: terms.covers[0] ?? null,
    terms: orderTerms(product),
    direct: /^\/(checkout|buy)\b/.test(action.href) ? null : action,
    desk: {
      street: address.street,
      place: `${address.district}, ${address.city} ${address.postcode}`,
      weekdays: filled(copy.how.desk.weekdays, { hours: hoursWords(hours.weekdays) }),
      weekends: filled(copy.how.desk.weekends, { hours: hoursWords(hours.weekends) }),
    },
  };
}

/** The conditions that the product has, and no others. */
function orderTerms({ terms }: ProductFacts): string[] {
  const words = copy.terms;
  const {
    validDays,
    oncePerPerson,
    offPeakOnly,
    shareable,
    renewsMonthly,
    memberDiscountPercent: percent,
    onlyWhen,
  } = terms;
  return [
    ...(validDays === null ? [] : [filled(words.valid, { days: validityWords(terms) })]),
    ...(oncePerPerson ? [words.oncePerPerson] : []),
    ...(offPeakOnly ? [words.offPeak] : []),
    ...(onlyWhen
      ? [filled(words.onlyWhen, { day: weekdays[onlyWhen.weekday] ?? '', from: onlyWhen.from })]
      : []),
    ...(shareable ? [words.shareable] : []),
    ...(renewsMonthly ? [words.renews] : []),
    ...(percent > 0 ? [filled(words.discount, { percent })] : []),
  ];
}
