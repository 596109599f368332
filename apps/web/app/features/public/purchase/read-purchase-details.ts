import { purchaseCopy as copy } from '@studio/content/copy/purchase';
import type { GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import { findCurrentProduct } from '@studio/domain/catalogue/find-current-product';
import { getProductActionLink } from '@studio/domain/catalogue/product-action-link';
import { addBillingMonths } from '@studio/domain/memberships/billing-months';
import { isSoldDirectly } from '@studio/domain/purchases/is-sold-directly';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { formatDay } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { type StudioActivity, toStudioActivities } from '../../../lib/site/studio-activity.ts';
import { listProductTerms } from './list-product-terms.ts';
import type { ProductPicture, PurchaseDetails } from './purchase-details.ts';

/**
 * Returns the details for a product's checkout; null when the studio sells no such product. `now` is the time
 * of purchase.
 */
export function readPurchaseDetails(
  catalogue: GetCatalogueResponse,
  id: string,
  now: Date,
): PurchaseDetails | null {
  const { currency } = catalogue.studio;
  const today = toLondonDate(now);
  const activities = toStudioActivities(catalogue);
  if (id === copy.giftCard.id) return giftCard(currency, today);
  const product = findCurrentProduct(catalogue.products, id);
  if (!product) return null;
  const { kind, pricePence, terms } = product;
  const renewsOn = terms.renewsMonthly ? formatDayAndMonth(toLondonDate(addBillingMonths(now, 1))) : null;
  return {
    id: product.id,
    kind,
    pricePence,
    currency,
    renewsOn,
    today,
    name: getSoldProductName(product),
    subtitle: terms.copy.subtitle,
    image: imageOf(product, activities),
    terms: listProductTerms(product, { currency, activities, today, renewsOn }),
    direct: isBookedDirectly(product) ? { ...terms.copy.action, href: getProductActionLink(terms) } : null,
  };
}

function giftCard(currency: string, today: string): PurchaseDetails {
  const { id, name, subtitle, facts } = copy.giftCard;
  return {
    id,
    name,
    subtitle,
    currency,
    today,
    kind: 'gift-card',
    pricePence: 0,
    image: 'gift-card',
    terms: facts,
    renewsOn: null,
    direct: null,
  };
}

/**
 * Returns whether a product has no checkout, because clients book classes with it on the timetable, such as an off-peak
 * offer or an event.
 */
function isBookedDirectly(product: ProductDto): boolean {
  return !isSoldDirectly(product) && !product.terms.renewsMonthly;
}

function imageOf({ kind, terms }: ProductDto, activities: readonly StudioActivity[]): ProductPicture {
  if (kind === 'one-to-one') return 'one-to-one';
  const [activityId = 'yoga'] = terms.covers;
  return { activityId, picture: activities.find(({ id }) => id === activityId)?.picture ?? null };
}

/** Returns a day such as "21 December". */
function formatDayAndMonth(day: string): string {
  return formatDay(day, { day: 'numeric', month: 'long' });
}
