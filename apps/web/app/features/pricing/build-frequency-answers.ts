import { frequencyHelperCopy as copy, fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import type { ProductDto } from '@studio/contracts/catalogue';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import {
  adviseForFrequency,
  type ProductAdvice,
  type WeeklyFrequency,
} from '@studio/domain/catalogue/frequency-advice';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '../../lib/format-list.ts';
import type { FrequencyAnswer } from './pricing-data.ts';

const frequencies: readonly WeeklyFrequency[] = [1, 2, 3];
const often: Record<WeeklyFrequency, string> = { 1: 'once a week', 2: 'twice a week', 3: 'three a week' };

type Said = ProductAdvice<ProductDto>;

/**
 * Builds the helper's answer for each frequency from current prices. A frequency without a suitable product has none.
 */
export function buildFrequencyAnswers(products: readonly ProductDto[], currency: string): FrequencyAnswer[] {
  const price = (pence: number) => formatPriceShort(pence, currency);
  return frequencies.flatMap((perWeek) => {
    const advice = adviseForFrequency(products, perWeek);
    if (!advice) return [];
    const { product } = advice;
    const unit = product.terms.copy.unit;
    const words =
      product.kind === 'drop-in' ? dropInWords(advice, price) : aheadWords(advice, perWeek, price);
    return {
      value: `${perWeek}` as const,
      label: copy.options[perWeek],
      title: product.kind === 'drop-in' ? copy.dropIn.title : product.name,
      price: [words.from, unit].filter(Boolean).join(' '),
      each: words.each,
      text: words.text,
      cheaper: cheaperWords(advice, price),
      way: copy.ways[perWeek],
    };
  });
}

type PriceWords = (pence: number) => string;

function dropInWords({ product, dropIns }: Said, price: PriceWords) {
  const prices = dropIns.map((one) => `${shortName(one)} ${price(one.pricePence)}`);
  return {
    from: fillPlaceholders(copy.dropIn.from, { price: price(product.pricePence) }),
    each: `${prices.join(', ')} / class.`,
    text: copy.dropIn.text,
  };
}

/**
 * Compares a pack or membership with drop-ins. States openly where it costs more per class, and gives a reason to buy
 * it.
 */
function aheadWords(
  { product, perClassPence, dropIns, dearerThan, why }: Said,
  perWeek: WeeklyFrequency,
  price: PriceWords,
) {
  const about = product.kind === 'membership' ? 'About ' : '';
  const each = `${about}${price(perClassPence)} / class`;
  const from = price(product.pricePence);
  const named = (products: readonly ProductDto[]) =>
    products.map((one) => `${shortName(one)} ${price(one.pricePence)}`).join(', ');
  if (!why) {
    const beside = dropIns.length > 0 ? ` Drop-ins: ${named(dropIns)}.` : '';
    return { from, each, text: `at ${often[perWeek]}, for ${coverWords(product)}.${beside}` };
  }
  const reason = copy.why[why];
  const under = dropIns.filter(({ pricePence }) => pricePence > perClassPence);
  if (under.length === 0)
    return { from, each: `${each}, more than a drop-in`, text: `(${named(dearerThan)}). ${reason}` };
  return {
    from,
    each: `${each}, more than some drop-ins`,
    text: `(${named(dearerThan)}), less than others (${named(under)}). ${reason}`,
  };
}

function cheaperWords({ cheaper }: Said, price: PriceWords): string | null {
  if (!cheaper) return null;
  const { product, perClassPence } = cheaper;
  const { terms } = product;
  const condition = terms.offPeakOnly
    ? copy.offPeak
    : terms.validDays === null
      ? ''
      : fillPlaceholders(copy.withinPack, { days: formatValidity(terms) });
  return fillPlaceholders(copy.cheaper, { name: product.name, price: price(perClassPence), condition });
}

function coverWords({ terms }: ProductDto): string {
  return formatList(terms.covers.map((id) => pricingCopy.activities[id] ?? id));
}

/** Returns the activity of a drop-in: "Yoga" for "Yoga / Restore". */
function shortName({ name, terms }: ProductDto): string {
  const [only, ...more] = terms.covers;
  return (more.length === 0 && pricingCopy.activities[only ?? '']) || name;
}
