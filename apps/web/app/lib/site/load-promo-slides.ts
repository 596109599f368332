import type { PromosCopy } from '@studio/content/site-copy/promos';
import type { GetCatalogueResponse, ProductDto, ProductOnSaleDto } from '@studio/contracts/catalogue';
import { findCurrentProduct } from '@studio/domain/catalogue/find-current-product';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { Api } from '../api/api.ts';
import { getStartDay, getStartTime } from '../format/class-text.ts';
import { choosePicture, type PictureSettings } from './choose-picture.ts';
import { loadNextClasses, type NextClass } from './load-next-classes.ts';
import type { toPictureDetails } from './to-picture-details.ts';

type PromoCopy = PromosCopy['slides'][number];

/** Promoted session as its slide shows it (handbook: pages 6). */
export interface PromoSlide extends Pick<PromoCopy, 'id' | 'title' | 'text' | 'startsText' | 'button'> {
  /**
   * Kind of promotion. `event`: promotes a class type. `offer`: promotes a product without a class type. `coming`:
   * neither exists yet.
   */
  kind: 'event' | 'offer' | 'coming';
  /** Date and time of the next session, such as "Saturday 5 December, 16:00"; null without one. */
  dateText: string | null;
  /** Current number of free places in that session; null without one. */
  seatsLeft: number | null;
  priceText: string | null;
  /** Uploaded picture of the class type; null to show a built-in one. */
  picture: ReturnType<typeof toPictureDetails> | null;
}

/**
 * Returns the promoted sessions with prices, dates and seats. Omits sessions whose product is no longer sold.
 */
export async function loadPromoSlides(
  api: Api,
  {
    classTypes,
    products,
    settings,
  }: Pick<GetCatalogueResponse, 'classTypes'> & PictureSettings & { products: readonly ProductOnSaleDto[] },
  { slides: promos }: PromosCopy,
  now: Date,
): Promise<PromoSlide[]> {
  const slides = await Promise.all(
    promos.map(async (promo) => {
      const product = promo.product ? findCurrentProduct(products, promo.product) : undefined;
      if (promo.product && !product) return [];
      const type = classTypes.find(({ id }) => id === promo.classType);
      const next = await loadNextOfKind(api, now, type?.subType ?? null);
      return [toPromoSlide(promo, { product, type, next, settings })];
    }),
  );
  return slides.flat();
}

interface PromotedSession extends PictureSettings {
  product: ProductDto | undefined;
  type: GetCatalogueResponse['classTypes'][number] | undefined;
  next: NextClass | undefined;
}

function toPromoSlide(promo: PromoCopy, { product, type, next, settings }: PromotedSession): PromoSlide {
  const { id, title, text, startsText, button } = promo;
  return {
    ...{ id, title, text, startsText, button },
    kind: type ? 'event' : product ? 'offer' : 'coming',
    dateText: next ? `${formatDayMedium(getStartDay(next))}, ${getStartTime(next)}` : null,
    seatsLeft: next?.capacityLeft ?? null,
    priceText: product ? formatPromoPrice(product) : null,
    picture: choosePicture(type?.picture, { settings }),
  };
}

/** Formats a price, such as "£25 / session" or "£25, £12.50 a class". */
function formatPromoPrice({ pricePence, terms }: ProductDto): string {
  const price = formatPriceShort(pricePence);
  const each = getPencePerSession(pricePence, terms);
  return each === null ? `${price} ${terms.copy.unit}`.trim() : `${price}, ${formatPriceShort(each)} a class`;
}

/**
 * Returns the next class of a subtype; undefined if there is none or the request fails. The slide then shows neither
 * date nor seats.
 */
async function loadNextOfKind(api: Api, now: Date, subType: string | null): Promise<NextClass | undefined> {
  if (!subType) return undefined;
  const classes = await loadNextClasses(api, now, { filters: { subType }, count: 1 }).catch(() => []);
  return classes[0];
}
