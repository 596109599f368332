import { pricingCopy } from '@studio/content/copy/pricing';
import type { ProductDto } from '@studio/contracts/catalogue';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import { getBreakEvenClasses, getSavingsPerSession } from '@studio/domain/catalogue/savings';
import { formatPriceShort } from '@studio/domain/money/money';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import type { PriceCardDetails } from './pricing-data.ts';

/** Ids of sections, to which URL fragments can point. */
const sections = Object.keys(pricingCopy.sections);

/**
 * Builds the cards of packs or memberships. Highlights one of them: the first with a badge, or the first of
 * all if none has a badge.
 */
export function buildPriceCards(
  products: readonly ProductDto[],
  kind: 'pack' | 'membership',
  currency: string,
  activities: readonly StudioActivity[],
): PriceCardDetails[] {
  const ofKind = products.filter((product) => product.kind === kind);
  const first = ofKind.find(({ terms }) => terms.copy.badge) ?? ofKind[0];
  return ofKind.map((product) => {
    const { id, name, pricePence, terms } = product;
    const { fragments, subtitle, unit, includes, excludes, badge, action } = terms.copy;
    return {
      id,
      name,
      subtitle,
      unit,
      excludes,
      badge,
      action,
      anchors: fragments.filter((fragment) => !sections.includes(fragment)),
      price: formatPriceShort(pricePence, currency),
      each: formatPricePerClass(product, products, currency),
      includes: [...includes, ...formatSavings(product, products, currency, activities)],
      first: product === first,
    };
  });
}

function formatPricePerClass(
  product: ProductDto,
  products: readonly ProductDto[],
  currency: string,
): string | null {
  const each = getPencePerSession(product.pricePence, product.terms);
  if (each !== null) return `${formatPriceShort(each, currency)} / class`;
  const even = getBreakEvenClasses(product, products);
  return even && `Cheaper than drop-ins from ${even.classes} classes a month`;
}

/**
 * Describes the savings per class compared with drop-ins, if any: "33p less than a Yoga drop-in, £3.33 less than a
 * Mat drop-in".
 */
function formatSavings(
  product: ProductDto,
  products: readonly ProductDto[],
  currency: string,
  activities: readonly StudioActivity[],
): string[] {
  const savings = getSavingsPerSession(product, products).map(({ dropIn, pence }) => {
    const [covered] = dropIn.terms.covers;
    const name = covered ? getShortActivityName(activities, covered) : dropIn.name;
    const less = pence < 100 && currency === 'GBP' ? `${pence}p` : formatPriceShort(pence, currency);
    return `${less} less than a ${name} drop-in`;
  });
  return savings.length > 0 ? [savings.join(', ')] : [];
}
