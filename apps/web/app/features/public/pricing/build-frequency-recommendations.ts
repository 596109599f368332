import { frequencyHelperCopy as copy, fillPlaceholders } from '@studio/content/copy/pricing';
import type { ProductDto } from '@studio/contracts/catalogue';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import {
  adviseForFrequency,
  type ProductAdvice,
  type WeeklyFrequency,
} from '@studio/domain/catalogue/frequency-advice';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import type { FrequencyRecommendation } from './pricing-data.ts';

const frequencies: readonly WeeklyFrequency[] = [1, 2, 3];
const often: Record<WeeklyFrequency, string> = {
  1: 'one class a week',
  2: 'two classes a week',
  3: 'three classes a week',
};

type Advice = ProductAdvice<ProductDto>;

/**
 * Builds the recommendation for each frequency from current prices. Omits frequencies for which no product is sold.
 */
export function buildFrequencyRecommendations(
  products: readonly ProductDto[],
  currency: string,
  activities: readonly StudioActivity[],
): FrequencyRecommendation[] {
  const name: GetActivityName = (id) => getShortActivityName(activities, id);
  const price = (pence: number) => formatPriceShort(pence, currency);
  return frequencies.flatMap((perWeek) => {
    const advice = adviseForFrequency(products, perWeek);
    if (!advice) return [];
    const { product } = advice;
    const unit = product.terms.copy.unit;
    const details =
      product.kind === 'drop-in'
        ? describeDropIn(advice, price, name)
        : describePrepaid(advice, perWeek, price, name);
    return {
      value: `${perWeek}` as const,
      label: copy.options[perWeek],
      title: product.kind === 'drop-in' ? copy.dropIn.title : product.name,
      price: [details.from, unit].filter(Boolean).join(' '),
      each: details.each,
      text: details.text,
      cheaper: describeCheaper(advice, price),
      link: copy.links[perWeek],
    };
  });
}

type FormatPrice = (pence: number) => string;
type GetActivityName = (id: string) => string;

function describeDropIn({ product, dropIns }: Advice, price: FormatPrice, getName: GetActivityName) {
  const prices = dropIns.map((one) => `${getShortName(one, getName)} ${price(one.pricePence)}`);
  return {
    from: fillPlaceholders(copy.dropIn.from, { price: price(product.pricePence) }),
    each: `${prices.join(', ')} / class.`,
    text: copy.dropIn.text,
  };
}

/**
 * Compares the price per class of a pack or membership with drop-ins. If it is higher, says so and gives another
 * reason to buy the product.
 */
function describePrepaid(
  { product, perClassPence, dropIns, cheaperDropIns, why }: Advice,
  perWeek: WeeklyFrequency,
  price: FormatPrice,
  getName: GetActivityName,
) {
  const about = product.kind === 'membership' ? 'About ' : '';
  const each = `${about}${price(perClassPence)} / class`;
  const from = price(product.pricePence);
  const named = (products: readonly ProductDto[]) =>
    products.map((one) => `${getShortName(one, getName)} ${price(one.pricePence)}`).join(', ');
  if (!why) {
    const dropInNote = dropIns.length > 0 ? ` Drop-ins: ${named(dropIns)}.` : '';
    return {
      from,
      each,
      text: `at ${often[perWeek]}, for ${formatCoverage(product, getName)}.${dropInNote}`,
    };
  }
  const reason = copy.why[why];
  const under = dropIns.filter(({ pricePence }) => pricePence > perClassPence);
  if (under.length === 0)
    return { from, each: `${each}, more than a drop-in`, text: `(${named(cheaperDropIns)}). ${reason}` };
  return {
    from,
    each: `${each}, more than some drop-ins`,
    text: `(${named(cheaperDropIns)}), less than others (${named(under)}). ${reason}`,
  };
}

function describeCheaper({ cheaper }: Advice, price: FormatPrice): string | null {
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

function formatCoverage({ terms }: ProductDto, getName: GetActivityName): string {
  return formatList(terms.covers.map(getName));
}

/** Returns the activity of a drop-in, such as "Yoga" for "Yoga / Restore"; its own name if it covers several. */
function getShortName({ name, terms }: ProductDto, getName: GetActivityName): string {
  const [only, ...more] = terms.covers;
  return only && more.length === 0 ? getName(only) : name;
}
