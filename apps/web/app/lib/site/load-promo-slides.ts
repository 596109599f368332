import { type PromoCopy, promos } from '@studio/content/copy/promos';
import type { ProductDto, SoldProductDto } from '@studio/contracts/catalogue';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { Api } from '../api/api.ts';
import { getStartDay, getStartTime } from '../format/class-text.ts';
import { findSoldProduct } from './find-sold-product.ts';
import { loadNextClasses, type NextClass } from './load-next-classes.ts';

/** Promoted session as its slide shows it (handbook: pages 6). */
export interface PromoSlide extends Omit<PromoCopy, 'subType' | 'productId'> {
  /** Date and time of the next session, such as "Saturday 5 December, 16:00"; null without one. */
  dateText: string | null;
  /** Current number of free places in that session; null without one. */
  seatsLeft: number | null;
  priceText: string | null;
}

/**
 * Returns the promoted sessions with prices, dates and seats. Omits sessions whose product is no longer sold.
 */
export async function loadPromoSlides(
  api: Api,
  products: readonly SoldProductDto[],
  now: Date,
): Promise<PromoSlide[]> {
  const slides = await Promise.all(
    promos.map(async (promo) => {
      const product = promo.productId ? findSoldProduct(products, promo.productId) : undefined;
      if (promo.productId && !product) return [];
      return [toPromoSlide(promo, product, await loadNextOfKind(api, now, promo.subType))];
    }),
  );
  return slides.flat();
}

function toPromoSlide(
  promo: PromoCopy,
  product: ProductDto | undefined,
  next: NextClass | undefined,
): PromoSlide {
  const { subType: _kind, productId: _product, ...shown } = promo;
  return {
    ...shown,
    dateText: next ? `${formatDayMedium(getStartDay(next))}, ${getStartTime(next)}` : null,
    seatsLeft: next?.capacityLeft ?? null,
    priceText: product ? formatPromoPrice(product) : null,
  };
}

/** Formats a price, such as "£25 / session" or "£25, £12.50 a class". */
function formatPromoPrice({ pricePence, terms }: ProductDto): string {
  const price = formatPriceShort(pricePence);
  const each = getPencePerSession(pricePence, terms);
  return each === null ? `${price} ${terms.copy.unit}`.trim() : `${price}, ${formatPriceShort(each)} a class`;
}

/**
 * Returns the next class of a subtype. Returns undefined on failure; the slide then shows neither date nor
 * seats.
 */
async function loadNextOfKind(api: Api, now: Date, subType: string | null): Promise<NextClass | undefined> {
  if (!subType) return undefined;
  const classes = await loadNextClasses(api, now, { filters: { subType }, count: 1 }).catch(() => []);
  return classes[0];
}
